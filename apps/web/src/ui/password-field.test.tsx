import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../lib/text/text.tsx";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

test("[AUTH-02] the button says what it will do, once: no state beside a name that changes with it", async () => {
  render(
    <TextProvider language="en">
      <PasswordField label="Password" />
    </TextProvider>,
  );
  const button = screen.getByRole("button", { name: "Show password" });
  await userEvent.click(button);
  expect(screen.getByRole("button", { name: "Hide password" })).toBe(button);
  expect(button.hasAttribute("aria-pressed")).toBe(false);
});

test("[AUTH-02] a password that is shown is no text for the browser's spelling services and capitals", async () => {
  render(
    <TextProvider language="en">
      <PasswordField label="Password" autoComplete="new-password" />
    </TextProvider>,
  );
  await userEvent.click(screen.getByRole("button"));
  const field = screen.getByLabelText("Password");
  expect(field.getAttribute("type")).toBe("text");
  expect(field.getAttribute("spellcheck")).toBe("false");
  expect(field.getAttribute("autocapitalize")).toBe("none");
});
