import type { Bracket } from "@spellwright/contract";
import type { Steps } from "@spellwright/decks";
import type { StrategyDeck } from "../strategist.ts";
import type { DeckReport } from "./deck-report.ts";
import { afterSwap, type Swap } from "./swaps.ts";

/**
 * A report with the bracket of the list before and after each of its swaps, a swap a step.
 *
 * @param bracketOf the bracket of a list
 */
export function* bracketSwaps(
  report: DeckReport,
  bracketOf: (deck: StrategyDeck) => Bracket | null,
): Steps<DeckReport> {
  const { deck } = report.facts;
  const bracketBefore = bracketOf(deck);
  const swaps: Swap[] = [];
  for (const swap of report.swaps) {
    yield;
    const bracketAfter = bracketOf(afterSwap(deck, swap.add, swap.cut));
    swaps.push({ ...swap, effect: { ...swap.effect, bracketBefore, bracketAfter } });
  }
  return { ...report, swaps };
}
