import { translator } from "@spellwright/locales";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { TruncatedList } from "./truncated-list.tsx";

const t = translator("en");

const listOf = (count: number) => (
  <TextProvider language="en">
    <TruncatedList items={Array.from({ length: count }, (_, n) => `${n + 1}`)} most={10}>
      {(shown) => (
        <ul>
          {shown.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </TruncatedList>
  </TextProvider>
);
const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(cleanup);

test("[ADM-02] a long list is shown from its beginning, whole when asked for, and folded again", async () => {
  render(listOf(50));
  expect(shown()).toHaveLength(10);
  const all = screen.getByRole("button", { name: t("admin.showAll", { total: 50 }) });
  expect(all.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(all);
  expect(shown()).toHaveLength(50);
  expect(shown().at(-1)).toBe("50");
  const first = screen.getByRole("button", { name: t("admin.showFirst") });
  expect(first.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard("{Enter}");
  expect(shown()).toHaveLength(10);
});

test("[ADM-02] a list that fits is whole, without a button; an empty one is empty", () => {
  const { rerender } = render(listOf(10));
  expect(shown()).toHaveLength(10);
  rerender(listOf(0));
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(screen.queryByRole("button")).toBeNull();
});
