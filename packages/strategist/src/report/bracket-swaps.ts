import type { Bracket } from "@spellwright/contract";
import type { Steps } from "@spellwright/decks";
import type { StrategyDeck } from "../strategist.ts";
import type { DeckReport } from "./deck-report.ts";
import { afterSwap, type Swap } from "./swap.ts";

/**
 * A report with the bracket of the list before and after each of its swaps, a swap a step. A cheaper card
 * that would bring a higher bracket than the one it stands for is dropped.
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
    const cheaper = swap.cheaper?.card;
    const isHigher =
      cheaper !== undefined &&
      (bracketOf(afterSwap(deck, cheaper, swap.cut)) ?? 0) > (bracketAfter ?? 0);
    swaps.push({
      ...swap,
      cheaper: isHigher ? null : swap.cheaper,
      effect: { ...swap.effect, bracketBefore, bracketAfter },
    });
  }
  return { ...report, swaps };
}
