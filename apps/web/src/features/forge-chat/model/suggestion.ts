import type { DeckSuggestions, Language } from "@spellwright/contract";
import type { Swap } from "../../deck-swaps/index.ts";

/** One card for another, as an analysis proposes it. */
export type Suggestion = DeckSuggestions["suggestions"][number];

/** A proposed change as the deck takes it. */
export const swapOf = ({ card_to_remove: cut, card_to_add: add }: Suggestion): Swap => ({
  cut,
  add,
});

/** A card by its name in the reader’s language; empty where there is none. */
export const shownName = (
  name: string | null,
  printed: string | null,
  language: Language,
): string => (language === "fr" ? (printed ?? name) : name) ?? "";
