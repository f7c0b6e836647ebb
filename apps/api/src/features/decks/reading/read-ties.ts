import type { Card, CardTies } from "@spellwright/contract";
import { type CardTie, cardTies } from "@spellwright/decks";
import type { DecksParts } from "../decks-parts.ts";
import { cardsByNames } from "../find-cards.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";

/** More would be no help. */
const MOST_CARDS = 12;

const presentTies = (ties: readonly CardTie<Card>[]): CardTies["feeds"] =>
  ties.map(({ event, cards }) => ({
    event,
    cards: cards.slice(0, MOST_CARDS).map(({ name, printed_name }) => ({ name, printed_name })),
    total: cards.length,
  }));

/**
 * The cards of a deck that one of them works with. None for a card that nobody knows.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const readTies = async (
  parts: DecksParts,
  userId: string,
  { id, card: name }: { id: string; card: string },
): Promise<CardTies> => {
  const { database } = parts;
  const row = requireOwnDeck(await findOwnDeck(database, userId, id));
  const lines = await linesOfDeck(database, row.id);
  const played = lines.filter(({ board }) => board === "main").map(({ cardName }) => cardName);
  const known = await cardsByNames(parts, [name, ...played]);
  const card = known.get(name);
  if (card === undefined) return { feeds: [], fed_by: [] };
  const others = new Set(played.flatMap((each) => known.get(each) ?? []));
  others.delete(card);
  const { feeds, fedBy } = cardTies(card, [...others]);
  return { feeds: presentTies(feeds), fed_by: presentTies(fedBy) };
};
