import { expect, it } from "vitest";
import { foldedBeginning } from "./fold.ts";

it("[ORA-03] folds a card's explanation over 150 characters, between two words", () => {
  expect(foldedBeginning("a".repeat(150))).toBeNull();
  const folded = foldedBeginning("mot, ".repeat(40)) ?? "";
  expect(folded.length).toBeLessThanOrEqual(151);
  expect(folded.endsWith("mot…")).toBe(true);
});
