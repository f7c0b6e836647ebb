import { readFileSync } from "node:fs";
import { copiesToCut } from "../src/answers/cuts.ts";
import { deckFacts } from "../src/deck-facts.ts";
import { cutOrder } from "../src/report/cut-order.ts";
import type { ReadDeck } from "./read-decks.ts";

/** What a strong player would cut of a list, and what never. Written from the list alone, before any advice. */
export interface CutLabels {
  readonly file: string;
  readonly sha256: string;
  readonly cut: readonly string[];
  readonly never: readonly string[];
}

export const readCutLabels = (): readonly CutLabels[] =>
  JSON.parse(readFileSync(new URL("cut-labels.json", import.meta.url), "utf8"));

const FIRST = 5;

/** The cards of our first cuts, as an answer names them, beside the labels of the list. */
export interface MeasuredCuts {
  readonly file: string;
  readonly first: readonly string[];
  readonly agreed: readonly string[];
  readonly violations: readonly string[];
}

/** Compares our first cuts of a list with those that a player named. */
export const measureCuts = (
  { file, sha256, cut, never }: CutLabels,
  read: ReadDeck,
): MeasuredCuts => {
  if (read.sha256 !== sha256) throw new Error(`${file} is another list than the one labelled`);
  const first = copiesToCut(cutOrder(deckFacts(read.deck)), FIRST).map(({ card }) => card.name);
  return {
    file,
    first,
    agreed: first.filter((name) => cut.includes(name)),
    violations: first.filter((name) => never.includes(name)),
  };
};

/** The share of our first cuts that the labels would cut too, 0 to 1. */
export const agreementOf = (measured: readonly MeasuredCuts[]): number => {
  const all = measured.flatMap(({ first }) => first).length;
  return all === 0 ? 1 : measured.flatMap(({ agreed }) => agreed).length / all;
};
