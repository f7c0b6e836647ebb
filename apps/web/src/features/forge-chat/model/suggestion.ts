import type { DeckSuggestions, Language } from "@spellwright/contract";
import type { Swap } from "../../deck-swaps/index.ts";

/** One card for another, as an analysis proposes it. */
export type Suggestion = DeckSuggestions["suggestions"][number];

/** A proposed change as the deck takes it. */
export const swapOf = ({ card_to_remove: cut, card_to_add: add }: Suggestion): Swap => ({
  cut,
  add,
});

/** A card by its name in the reader’s language. Empty where there is none. */
export const shownName = (
  name: string | null,
  printed: string | null,
  language: Language,
): string => (language === "fr" ? (printed ?? name) : name) ?? "";

/** The same change with the cheaper card, where prices are known (ANA-02). */
export const cheaperOf = (swap: Suggestion): Suggestion | null =>
  swap.budget_alternative === null
    ? null
    : {
        ...swap,
        card_to_add: swap.budget_alternative,
        printed_to_add: swap.printed_alternative,
        budget_alternative: null,
      };
