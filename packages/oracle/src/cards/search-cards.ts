import type { Card, CardSummary } from "@spellwright/contract";
import type { CardFacts } from "../find-cards.ts";

/** So many hits are looked through for those of a color identity. */
const LOOKED_THROUGH = 100;

/** What is looked for among the cards in use. */
export interface CardSearch {
  readonly q: string;
  readonly limit: number;
  /** Letters of colors: cards of another color identity are left out (CR 903.4). Absent: none are. */
  readonly within?: string | undefined;
}

/** Whether a search wants a card, whatever its name. */
export const fitsSearch = (
  { color_identity: identity }: Card,
  { within }: Pick<CardSearch, "within">,
): boolean => within === undefined || identity.every((color) => within.includes(color));

/** The cards in use whose name, in either language, goes with what is typed, best first (CARD-01, ORA-09). */
export const searchCards = async (
  { cardIndex, cardsByIds }: Pick<CardFacts, "cardIndex" | "cardsByIds">,
  search: CardSearch,
): Promise<readonly Card[]> => {
  const { q, limit, within } = search;
  const looked = within === undefined ? limit : LOOKED_THROUGH;
  const hits = (await cardIndex()).search(q, looked);
  const cards = await cardsByIds(hits.map(({ id }) => id));
  return cards.filter((card) => fitsSearch(card, search)).slice(0, limit);
};

/** The row of a card in a list of names. */
export const cardSummary = (card: Card): CardSummary => ({
  id: card.id,
  name: card.name,
  printed_name: card.printed_name,
  mana_cost: card.mana_cost,
  type_line: card.type_line,
  printed_type_line: card.printed_type_line,
  // A card with two pictures has none of the whole: its front stands in the list.
  image_uris: card.image_uris ?? card.card_faces?.[0]?.image_uris,
  color_identity: card.color_identity,
});
