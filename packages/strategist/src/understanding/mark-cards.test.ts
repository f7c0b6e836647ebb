import { expect, test } from "vitest";
import { markCards } from "./mark-cards.ts";

test.each([
  ["why do i play opt", ["opt"], "why do i play §"],
  ["what options has opt", ["opt"], "what options has §"],
  ["opt, or an optimist", ["opt"], "§, or an optimist"],
  ["opt opt", ["opt"], "§ §"],
  ["shock or shock troops", ["shock troops", "shock"], "§ or §"],
  ["a question without cards", [""], "a question without cards"],
])("[FOR-09] marks the cards of “%s” as whole words", (text, names, marked) => {
  expect(markCards(text, names, "§")).toBe(marked);
});
