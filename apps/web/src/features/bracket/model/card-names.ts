import type { DeckCardFacts, Language } from "@spellwright/contract";
import { nameOf, type SpokenText } from "../../../ui/card-words.ts";

/** The cards of a list, as far as their names are shown. */
export interface NamedCards {
  readonly deck_cards: readonly {
    readonly card: Pick<DeckCardFacts, "name" | "printed_name"> | null;
  }[];
}

/** The name to show of a card that a list plays, from the English one. */
export const nameInDeck = (
  { deck_cards: lines }: NamedCards,
  name: string,
  language: Language,
): SpokenText => nameOf(lines.find((line) => line.card?.name === name)?.card ?? { name }, language);
