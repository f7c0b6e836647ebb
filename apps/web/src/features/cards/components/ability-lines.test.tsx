import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { AbilityLines } from "./ability-lines.tsx";

afterEach(cleanup);

test("[O-6] a cost or a trigger stands on a line of its own, with its symbols drawn", () => {
  render(
    <TextProvider language="en">
      <AbilityLines
        abilities={[
          { head: null, body: "Flying" },
          { head: "{T}:", body: "Add {G}." },
        ]}
      />
    </TextProvider>,
  );
  const [plain, tapped] = screen.getAllByRole("listitem");
  expect(plain?.querySelector("b")).toBeNull();
  expect(tapped?.querySelector("b")?.textContent).not.toContain("{T}");
  expect(tapped?.textContent).toContain("Add");
});
