import type { Card } from "@spellwright/contract";
import { readCardWords } from "@spellwright/decks";
import { mapInSteps, NO_LIMIT_MS, runInSlices } from "../../runtime/time-slices.ts";

/** Most decks play the same few thousand cards. A card takes about 4 kB. */
const MOST_KEPT = 5_000;

/** Reads the words of cards in slices, for whoever asks next too: nobody later reads those of a whole deck in one go. */
export const readWordsOfCards = (cards: readonly Card[]): Promise<readonly Card[]> =>
  runInSlices(
    mapInSteps(cards, (card) => {
      readCardWords(card);
      return card;
    }),
    NO_LIMIT_MS,
  );

/**
 * Keeps the cards that were asked for last: the same object each time, so that what was read of its words
 * is known (`readCardWords`).
 *
 * @param read gives the cards of ids, those it knows
 */
export const keepCards = (read: (ids: readonly string[]) => Promise<readonly Card[]>) => {
  const kept = new Map<string, Card>();
  return async (ids: readonly string[]): Promise<readonly Card[]> => {
    const missing = ids.filter((id) => !kept.has(id));
    const cards = new Map(
      ids.flatMap((id) => {
        const card = kept.get(id);
        return card === undefined ? [] : [[id, card] as const];
      }),
    );
    if (missing.length > 0)
      for (const card of await readWordsOfCards(await read(missing))) cards.set(card.id, card);
    for (const [id, card] of cards) {
      // What was asked for last stands last.
      kept.delete(id);
      kept.set(id, card);
    }
    for (const id of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(id);
    }
    return ids.flatMap((id) => cards.get(id) ?? []);
  };
};
