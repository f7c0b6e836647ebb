import { expect, test } from "vitest";
import { landChances } from "./land-chances.ts";

const ROWS = [1, 2, 3, 4].map((draws) => ({ seen: 2, draws, chances: [draws / 10, draws / 100] }));

test("[FOR-06] two lands: the second turn is sure, the third needs one more, the fourth two", () => {
  expect(landChances(ROWS, { seen: 2, held: 2 })).toEqual([
    { turn: 2, play: 1, draw: 1 },
    { turn: 3, play: 0.2, draw: 0.3 },
    { turn: 4, play: 0.03, draw: 0.04 },
  ]);
});

test("[FOR-06] a land on the bottom was seen, but is not held", () => {
  expect(landChances(ROWS, { seen: 2, held: 1 })[0]).toEqual({ turn: 2, play: 0.1, draw: 0.2 });
});
