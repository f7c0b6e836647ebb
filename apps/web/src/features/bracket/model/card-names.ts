import type { DeckDetail, Language } from "@spellwright/contract";
import { nameOf, type SpokenText } from "../../../ui/card-words.ts";

/** The name to show of a card that a deck plays, from the English one. */
export const nameInDeck = (
  { deck_cards: lines }: Pick<DeckDetail, "deck_cards">,
  name: string,
  language: Language,
): SpokenText => nameOf(lines.find((line) => line.card?.name === name)?.card ?? { name }, language);
