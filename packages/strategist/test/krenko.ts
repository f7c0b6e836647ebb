import type { Card } from "@spellwright/contract";
import { expect } from "vitest";
import type { StrategyDeck } from "../src/index.ts";
import { sampleDeck, starterCard } from "./sample-deck.ts";

// The truth of each question is counted here, straight from the list, and never by what answers it.

const WAYS = [
  { bracket: 3, cuts: [{ name: "Impact Tremors", printedName: null }] },
  {
    bracket: 2,
    cuts: [
      { name: "Impact Tremors", printedName: null },
      { name: "Coat of Arms", printedName: null },
    ],
  },
] as const;
/** The deck that is asked about. */
export const KRENKO: StrategyDeck = {
  ...sampleDeck("krenko-goblin-uproar", "commander"),
  bracket: {
    bracket: 4,
    confidence: 0.8,
    reasons: [],
    archetype: null,
    gameChangers: [],
    combos: [],
  },
  lowerBracketOptions: WAYS,
};

export const copies = (test: (card: Card) => boolean): number =>
  KRENKO.entries
    .filter(({ card, board }) => card !== null && board !== "sideboard" && test(card))
    .reduce((sum, { quantity }) => sum + quantity, 0);
export const isLand = (card: Card) => card.type_line.includes("Land");
export const ofType = (type: string) =>
  copies((card) => card.type_line.split(" // ")[0]?.includes(type) ?? false);
export const spells = (test: (card: Card) => boolean) =>
  copies((card) => !isLand(card) && test(card));
export const manaValues = KRENKO.entries.flatMap(({ card, quantity }) =>
  card === null || isLand(card) ? [] : Array.from({ length: quantity }, () => card.cmc),
);
export const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1);
export const LIBRARY = copies(() => true) - 1;
export const LANDS = copies(isLand);
/** The chance of so many lands or more among cards drawn, by counting hands. */
export const landsAtLeast = (least: number, drawn: number): number => {
  let hands = 0;
  for (let lands = least; lands <= drawn; lands++)
    hands += choose(LANDS, lands) * choose(LIBRARY - LANDS, drawn - lands);
  return hands / choose(LIBRARY, drawn);
};
export const keeps = (least: number, most: number): number =>
  landsAtLeast(least, 7) - landsAtLeast(most + 1, 7);

export const near = (percent: number) => ({ percent: expect.closeTo(percent, 6) });
/** Cards as a question names them. */
export const named = (names: readonly string[], written?: string) =>
  names.map((name) => ({ card: starterCard(name), written: written ?? name }));

/** A question in both languages, and the finding that it must have. */
export interface Row {
  readonly fr: string;
  readonly en: string;
  readonly code: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly cards?: readonly string[];
  /** How the question writes them, where that is not their name. */
  readonly written?: string;
}

/** What a row expects: the code of its finding, with what else it must say. */
type Expected = Pick<Row, "code" | "params">;

/**
 * A row of a table of questions.
 *
 * @param cards that the question names, by their English names
 */
export const row = (
  fr: string,
  en: string,
  expected: string | Expected,
  cards: readonly string[] | Pick<Row, "cards" | "written"> = [],
): Row => ({
  fr,
  en,
  ...(typeof expected === "string" ? { code: expected } : expected),
  ...("cards" in cards || "written" in cards ? cards : { cards: cards as readonly string[] }),
});

export const matching = (count: number) => ({ code: "matching", params: { count } });
