import type { Database } from "../../../database/index.ts";
import { listSharing } from "../queries.ts";
import { cardsNamedBy, readSampleDecks } from "../sample-decks.ts";

/** A deck that shares cards with another one. */
export interface SimilarDeck {
  readonly name: string;
  /** Different cards that stand in both. */
  readonly shared: number;
  /** Of the same person; else it comes with the product. */
  readonly isOwn: boolean;
}

const MOST = 3;

/**
 * The decks nearest to a deck by the cards that they share, of its owner’s own and of those that come with
 * the product (ANA-08). Nearest first, at most three.
 *
 * @param deckId of the deck itself. Null where it is stored nowhere
 * @param cards different cards of the deck, without basic lands: every deck shares those
 */
export const findSimilarDecks = async (
  database: Database,
  userId: string,
  { deckId, cards }: { readonly deckId: string | null; readonly cards: readonly string[] },
): Promise<readonly SimilarDeck[]> => {
  const own = (await listSharing(database, userId, deckId, cards, MOST)).map((deck) => ({
    ...deck,
    isOwn: true,
  }));
  const known = new Set(own.map(({ name }) => name));
  const samples = (await readSampleDecks())
    .filter(({ name }) => !known.has(name))
    .map((sample) => {
      const named = cardsNamedBy(sample);
      const shared = cards.filter((card) => named.has(card)).length;
      return { name: sample.name, shared, isOwn: false };
    })
    // What shares all of its cards is the same deck, imported.
    .filter(({ shared }) => shared > 0 && shared < cards.length);
  return [...own, ...samples].toSorted((a, b) => b.shared - a.shared).slice(0, MOST);
};
