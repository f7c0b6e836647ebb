import { expect, test } from "vitest";
import { readAddition } from "./read-addition.ts";

test.each([
  ["4 island", "island", 4],
  ["4x Île", "Île", 4],
  ["4 × Île", "Île", 4],
  ["4X island ", "island", 4],
  ["999 Relentless Rats", "Relentless Rats", 999],
  ["1000 Rats", "1000 Rats", 1],
  ["0 island", "0 island", 1],
  ["1996 World Champion", "1996 World Champion", 1],
  ["Xorn", "Xorn", 1],
  ["+2 Mace", "+2 Mace", 1],
  ["4", "4", 1],
  ["4 ", "4", 1],
  ["  ", "", 1],
])("[FOR-06] “%s” adds “%s”, %d of it", (typed, name, quantity) => {
  expect(readAddition(typed)).toEqual({ name, quantity });
});
