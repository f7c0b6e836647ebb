import { describe, expect, test } from "vitest";
import {
  ARCHETYPES,
  BRACKETS,
  Bracket,
  CARD_TYPES,
  COLOR_CODES,
  COLORS,
  DECK_FORMATS,
  EFFORTS,
  GAME_CHANGER_CATEGORIES,
} from "./enumerations.ts";

describe("[DATA-03] the enumerations of the specification", () => {
  test.each([
    ["card types", CARD_TYPES, 8],
    ["colours", COLORS, 7],
    ["colour codes", COLOR_CODES, 6],
    ["archetypes", ARCHETYPES, 11],
    ["[BRK-04] game-changer categories", GAME_CHANGER_CATEGORIES, 9],
    ["[ORA-11] efforts", EFFORTS, 3],
    ["[IMP-04] formats: nine of the import, and three of the filters", DECK_FORMATS, 12],
    ["brackets", BRACKETS, 5],
  ])("%s are complete, each once", (_name, values, count) => {
    expect(new Set<unknown>(values).size).toBe(count);
    expect(values).toHaveLength(count);
  });

  test("colour codes stand in the printed order", () => {
    expect(COLOR_CODES.join("")).toBe("WUBRGC");
  });

  test("a bracket is a whole number from 1 to 5", () => {
    for (const bracket of BRACKETS) expect(Bracket.parse(bracket)).toBe(bracket);
    for (const wrong of [0, 6, 1.5, "1", null])
      expect(Bracket.safeParse(wrong).success).toBe(false);
  });
});
