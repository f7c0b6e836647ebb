import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bracketCard,
  changers,
  comboOf,
  deckWith,
  POLICY,
  played,
  rulesWith,
} from "../../test/bracket-rules.ts";
import type { BracketEntry } from "./bracket-card.ts";
import { estimateBracket } from "./estimate-bracket.ts";
import { lowerBracketOptions } from "./lower-bracket-options.ts";

const combos = [
  comboOf(["Half 1", "Half 2"]),
  comboOf(["Half 1", "Half 3"], { manaValue: 9 }),
  comboOf(["Half 4", "Changer 1"], { result: "turns" }),
];
const rules = rulesWith({ combos });
const pieces: readonly BracketEntry[] = [
  ...changers(9),
  ...["Half 1", "Half 2", "Half 3", "Half 4"].map((name) => played(bracketCard(name))),
  ...["Named Denial", "Named Turn", "Second Turn", "Endless Clock"].map((name) => played(name)),
  played(bracketCard("Third Turn", { oracle_text: "Take an extra turn after this one." })),
];
const bracketOf = (lines: readonly BracketEntry[]) =>
  estimateBracket(deckWith(...lines), rules, null);

describe("[BRK-03] ways to a lower bracket", () => {
  it("name few cards: a piece of several combos goes first, a Game Changer before another piece", () => {
    const found = bracketOf(
      pieces.filter(({ name }) => name.startsWith("Half") || name === "Changer 1"),
    );
    expect(found.bracket).toBe(4);
    const cuts = ["Half 1", "Changer 1"].map((name) => ({ name, printedName: null }));
    expect(lowerBracketOptions(found, POLICY, [])).toEqual([
      { bracket: 3, cuts },
      { bracket: 2, cuts },
    ]);
  });

  it("keep the commander: another piece of its combo goes", () => {
    const found = bracketOf(pieces.filter(({ name }) => /Half [12]/.test(name)));
    const cutsWith = (commander: string) =>
      lowerBracketOptions(found, POLICY, [commander])[0]?.cuts.map(({ name }) => name);
    expect(cutsWith("Half 1")).toEqual(["Half 2"]);
    expect(cutsWith("Half 2")).toEqual(["Half 1"]);
  });

  it("keep the commander where another Game Changer, turn or piece can go instead", () => {
    const cutsOf = (lines: readonly BracketEntry[], commander: string) =>
      lowerBracketOptions(bracketOf(lines), POLICY, [commander]).map(({ cuts }) =>
        cuts.map(({ name }) => name),
      );
    // By name it would be the last, and the first to go.
    expect(cutsOf(changers(4), "Changer 4")).toEqual([
      ["Changer 3"],
      ["Changer 4", "Changer 1", "Changer 2", "Changer 3"],
    ]);
    const turns = pieces.filter(({ name }) => /Turn$/.test(name));
    expect(cutsOf(turns, "Third Turn")[0]).toEqual(["Second Turn"]);
    const half = pieces.filter(({ name }) => name === "Half 4" || name === "Changer 1");
    expect(cutsOf(half, "Changer 1")[0]).toEqual(["Half 4"]);
  });

  it("hold what they say, for any list", async () => {
    await fc.assert(
      fc.property(fc.subarray([...pieces]), (lines) => {
        const found = bracketOf(lines);
        for (const { bracket, cuts } of lowerBracketOptions(found, POLICY, [])) {
          const left = lines.filter(({ name }) => !cuts.some((cut) => cut.name === name));
          expect(bracketOf(left).bracket).toBeLessThanOrEqual(bracket);
        }
      }),
    );
  });
});

describe("[BRK-03] what never changes a bracket, or only raises it", () => {
  it("a Game Changer more never lowers it", async () => {
    await fc.assert(
      fc.property(fc.subarray([...pieces]), (lines) => {
        const more = played(bracketCard("One More", { game_changer: true }));
        expect(bracketOf([...lines, more]).bracket).toBeGreaterThanOrEqual(
          bracketOf(lines).bracket,
        );
      }),
    );
  });

  it("the order of the list and the language of its names do not matter", async () => {
    await fc.assert(
      fc.property(fc.shuffledSubarray([...pieces]), (lines) => {
        const { reasons, bracket, confidence } = bracketOf(lines);
        const sorted = bracketOf(lines.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
        expect({ reasons, bracket, confidence }).toEqual({
          reasons: sorted.reasons,
          bracket: sorted.bracket,
          confidence: sorted.confidence,
        });
        const french = lines.map((line) => ({
          ...line,
          name: line.card === null ? line.name : `Carte ${line.name}`,
        }));
        expect(bracketOf(french).bracket).toBe(bracket);
      }),
    );
  });

  it("adding lands, a sideboard or a maybeboard changes nothing", () => {
    for (const board of ["sideboard", "maybeboard", "extra"] as const)
      expect(bracketOf(pieces.map((line) => ({ ...line, board }))).bracket).toBe(2);
  });
});
