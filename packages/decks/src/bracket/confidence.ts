import type { BracketPolicy } from "./bracket-data.ts";

/** A Commander deck has 100 cards (CR 903.5a). A list below this is no whole deck. */
const WHOLE_DECK = 90;

/** What a calculation stands on. */
export interface Evidence {
  /** Copies. */
  readonly cards: number;
  readonly unknown: number;
  readonly gameChangers: number;
  /** Cards and combos that raise the bracket to what it is. */
  readonly raising: number;
  /** Whether all combos of the public database were looked for. */
  readonly allCombos: boolean;
}

/** Whether a list is too short for a whole deck. */
export const isIncomplete = (cards: number): boolean => cards < WHOLE_DECK;

/** How far a bracket can be trusted, 0 to 1, in hundredths: from the evidence, never from the bracket. */
export const confidenceOf = (
  evidence: Evidence,
  { confidence: rules, gameChangers }: Pick<BracketPolicy, "confidence" | "gameChangers">,
): number => {
  // Every deck without one is next to the first: that is nothing to doubt.
  const isNear = gameChangers.some(({ from }) => from > 1 && evidence.gameChangers === from - 1);
  const taken =
    Math.min(evidence.unknown * rules.perUnknown, rules.unknownMost) +
    (isNear ? rules.nearThreshold : 0) +
    (evidence.raising === 1 ? rules.singleReason : 0) +
    (evidence.allCombos ? 0 : rules.fewCombos) +
    (isIncomplete(evidence.cards) ? rules.incomplete : 0);
  return Math.round(Math.max(rules.least, rules.base - taken) * 100) / 100;
};
