import { frenchTextOf } from "@spellwright/cards";
import type { Card, CardPage } from "@spellwright/contract";
import type { CardFacts } from "../find-cards.ts";

/** All that the page of a card shows, with its official notes from the facts in use (CARD-02). */
export const cardPageOf = async (
  { rulingsOf }: Pick<CardFacts, "rulingsOf">,
  card: Card,
  from: Pick<CardPage, "abilities" | "words" | "images" | "source" | "date">,
): Promise<CardPage> => ({
  card,
  rulings: [...(await rulingsOf([card.name]))],
  french_text: frenchTextOf(card),
  ...from,
});
