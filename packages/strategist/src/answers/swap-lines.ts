import { referenceOf } from "../deck-facts.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import { finding } from "./answer-part.ts";

const MOST_NAMED = 6;

/** The checked swaps of the report, one a line. */
export const swapLines = ({ swaps = [] }: Pick<StrategyQuestion, "swaps">): readonly Finding[] =>
  swaps.slice(0, MOST_NAMED).map(({ add, cut }) =>
    finding("swapLine", {
      add: { card: referenceOf(add, null) },
      cut: { card: referenceOf(cut, null) },
    }),
  );

/** The cards that come in, all at once. */
export const addsNamed = ({ swaps = [] }: Pick<StrategyQuestion, "swaps">): Finding | undefined =>
  swaps.length === 0
    ? undefined
    : finding("addsNamed", {
        cards: { cards: swaps.slice(0, MOST_NAMED).map(({ add }) => referenceOf(add, null)) },
      });
