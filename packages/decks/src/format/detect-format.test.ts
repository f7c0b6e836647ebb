import { describe, expect, it } from "vitest";
import {
  type Board,
  detectFormat,
  exceedsFormat,
  isCommanderRequired,
  readFormat,
} from "../index.ts";

const deck = (main: number, sideboard = 0, commander = 0) =>
  (
    [
      ["commander", commander],
      ["main", main],
      ["sideboard", sideboard],
    ] as [Board, number][]
  )
    .filter(([, quantity]) => quantity > 0)
    .map(([board, quantity]) => ({ board, quantity }));

describe("[IMP-03] the format of a list", () => {
  it.each([
    [60, 15, 0, "standard"],
    [60, 0, 0, "standard"],
    [100, 0, 0, "commander"],
    [99, 0, 1, "commander"],
    [91, 0, 0, "commander"],
    [90, 0, 0, "casual"],
    [40, 0, 0, "casual"],
    [0, 0, 0, "casual"],
  ] as const)("%i cards, sideboard %i, commanders %i: %s", (main, side, leads, format) => {
    expect(detectFormat(deck(main, side, leads))).toBe(format);
  });

  it("[IMP-04] is what the list says, when it says one of ours", () => {
    expect(detectFormat(deck(60), "Format : Moderne".slice(9))).toBe("modern");
    expect(detectFormat(deck(60), "Planechase")).toBe("standard");
    expect(readFormat("EDH")).toBe("commander");
    expect(readFormat("Duel Commander")).toBe("duel commander");
  });
});

describe("[IMP-09] whether a commander is needed", () => {
  it("for Commander formats and for more than 90 cards, unless another format was chosen", () => {
    expect(isCommanderRequired(deck(60), "commander")).toBe(true);
    expect(isCommanderRequired(deck(60), "cedh")).toBe(true);
    expect(isCommanderRequired(deck(91), null)).toBe(true);
    expect(isCommanderRequired(deck(90), null)).toBe(false);
    expect(isCommanderRequired(deck(100), "modern")).toBe(false);
    expect(exceedsFormat(deck(100), "modern")).toBe(true);
    expect(exceedsFormat(deck(100), "commander")).toBe(false);
    expect(exceedsFormat(deck(60), "modern")).toBe(false);
  });
});
