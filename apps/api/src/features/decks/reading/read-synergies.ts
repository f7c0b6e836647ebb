import type { Card, CardSynergies } from "@spellwright/contract";
import { type CardSynergy, cardSynergies } from "@spellwright/decks";
import type { DecksParts } from "../decks-parts.ts";
import { cardsByNames } from "../find-cards.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";

/** More would be no help. */
const MOST_CARDS = 12;

const presentSynergies = (synergies: readonly CardSynergy<Card>[]): CardSynergies["feeds"] =>
  synergies.map(({ event, cards }) => ({
    event,
    cards: cards.slice(0, MOST_CARDS).map(({ name, printed_name }) => ({ name, printed_name })),
    total: cards.length,
  }));

/**
 * The cards of a deck that one of them works with. None for a card that nobody knows.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const readSynergies = async (
  parts: DecksParts,
  userId: string,
  { id, card: name }: { id: string; card: string },
): Promise<CardSynergies> => {
  const { database } = parts;
  const row = requireOwnDeck(await findOwnDeck(database, userId, id));
  const lines = await linesOfDeck(database, row.id);
  const played = lines.filter(({ board }) => board === "main").map(({ cardName }) => cardName);
  const known = await cardsByNames(parts, [name, ...played]);
  const card = known.get(name);
  if (card === undefined) return { feeds: [], fed_by: [] };
  const others = new Set(played.flatMap((each) => known.get(each) ?? []));
  others.delete(card);
  const { feeds, fedBy } = cardSynergies(card, [...others]);
  return { feeds: presentSynergies(feeds), fed_by: presentSynergies(fedBy) };
};
