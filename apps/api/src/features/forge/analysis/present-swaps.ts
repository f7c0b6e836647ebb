import type { DeckFormat, DeckSuggestion, DeckSuggestions } from "@spellwright/contract";
import {
  type Alternative,
  type DeckReport,
  type Swap,
  swapPriority,
} from "@spellwright/strategist";
import type { Words } from "./report-words.ts";
import type { SwapWords } from "./swap-words.ts";

const presentCheaper = (cheaper: Alternative | null) => ({
  budget_alternative: cheaper?.card.name ?? null,
  printed_alternative: cheaper?.card.printed_name ?? null,
});

/** A swap of a report in the shape of the specification (ANA-02). */
export const presentSwap =
  (words: SwapWords, format: DeckFormat) =>
  (swap: Swap): DeckSuggestion => ({
    type: "replacement",
    card_to_add: swap.add.name,
    card_to_remove: swap.cut.name,
    printed_to_add: swap.add.printed_name ?? null,
    printed_to_remove: swap.cut.printed_name ?? null,
    priority: swapPriority(swap),
    justification: words.reason(swap),
    effect: words.effect(swap),
    ...presentCheaper(swap.cheaper),
    budget_justification: swap.cheaper === null ? null : words.cheaper(swap.cheaper),
    price_comparison: words.prices(swap),
    meta_relevance: words.counts(swap.add),
    format_consideration: words.checked(format),
  });

/** The cards for a sideboard, each once, with the first of what it answers. */
export const presentSideboard = (
  { sideboard }: DeckReport,
  words: Words,
  swapWords: SwapWords,
): DeckSuggestions["sideboard_suggestions"] => [
  ...new Map(
    (sideboard?.gaps ?? [])
      .flatMap((gap) => gap.proposed.map((card) => ({ card, gap })))
      .toReversed()
      .map(({ card, gap }) => [
        card.name,
        {
          card_name: card.name,
          printed_name: card.printed_name ?? null,
          purpose: words.purpose(gap),
          matchups: swapWords.matchups(card),
          meta_relevance: swapWords.counts(card),
          ...presentCheaper(sideboard?.cheaper.get(card.name) ?? null),
        },
      ]),
  ).values(),
];
