import type { Bracket } from "@spellwright/contract";
import type { Steps } from "@spellwright/decks";
import type { StrategyDeck } from "../strategist.ts";
import type { DeckReport } from "./deck-report.ts";
import { afterSwap, type Swap, type SwapReason } from "./swap.ts";

/** Reasons for which a higher bracket is told rather than refused: a role that is short, a model’s own. */
const MAY_RAISE: ReadonlySet<SwapReason["code"]> = new Set(["roleGap", "proposed"]);

/** The bracket that the owner declares, as the reasons of the deck’s own tell it. */
const declaredOf = ({ bracket }: StrategyDeck): number | null => {
  const found = bracket?.reasons.find(({ params }) => params.declared !== undefined);
  return found === undefined ? null : Number(found.params.declared);
};

/**
 * A report with the bracket of the list before and after each of its swaps, a swap a step. What would
 * raise the bracket unasked is dropped: a piece that makes a combo whole, a card for the curve or the
 * colors, whatever goes past the bracket that the owner declares, and a cheaper card whose own bracket is
 * higher than that of the one it stands for.
 *
 * @param bracketOf the bracket of a list
 */
export function* bracketSwaps(
  report: DeckReport,
  bracketOf: (deck: StrategyDeck) => Bracket | null,
): Steps<DeckReport> {
  const { deck } = report.facts;
  const bracketBefore = bracketOf(deck);
  const declared = declaredOf(deck);
  const swaps: Swap[] = [];
  for (const swap of report.swaps) {
    yield;
    const bracketAfter = bracketOf(afterSwap(deck, swap.add, swap.cut));
    const isRaising = (bracketAfter ?? 0) > (bracketBefore ?? 0);
    const isPastAim = declared !== null && (bracketAfter ?? 0) > declared;
    if (isRaising && (isPastAim || !MAY_RAISE.has(swap.reason.code))) continue;
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
