import { expect, test } from "vitest";
import { declarationOf } from "./declaration.ts";

test.each([
  { bracket: 2, declared_bracket: null, kind: "none" },
  { bracket: 1, declared_bracket: 1, kind: "same" },
  { bracket: 3, declared_bracket: 1, kind: "beside" },
  { bracket: 3, declared_bracket: 4, kind: "beside" },
  { bracket: 4, declared_bracket: 4, kind: "same" },
] as const)(
  "[BRK-03] offers in bracket $bracket with $declared_bracket declared: $kind",
  ({ kind, ...deck }) => {
    expect(declarationOf({ format: "commander", ...deck })).toMatchObject({
      kind,
      bracket: deck.bracket,
    });
  },
);

test("[BRK-03] other formats, and decks without a bracket, have nothing to declare", () => {
  expect(declarationOf({ format: "modern", bracket: 2, declared_bracket: null })).toBeNull();
  expect(declarationOf({ format: "commander", bracket: null, declared_bracket: 1 })).toBeNull();
});
