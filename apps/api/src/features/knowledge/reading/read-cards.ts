import { searchedFactsOf } from "@spellwright/decks";
import { VERSION } from "../../../config/version.ts";
import type { Database } from "../../../database/index.ts";
import { mapInSteps, NO_LIMIT_MS, runInSlices } from "../../../runtime/time-slices.ts";
import { currentEditions } from "../queries.ts";
import { analyzeReadings, storeReadings, unreadCards } from "./reading-queries.ts";

/**
 * Reads the cards in use that this release has not read, in turns beside the requests, so that searches
 * know what they do.
 *
 * @param isEnding looked at between two lots of cards: what is left is read after the next start
 * @returns how many were read
 */
export const readCardsInUse = async (
  db: Database,
  isEnding: () => boolean = () => false,
): Promise<number> => {
  const edition = (await currentEditions(db)).cards?.id;
  if (edition === undefined) return 0;
  let read = 0;
  for (let after = ""; !isEnding(); ) {
    const cards = await unreadCards(db, { edition, after, reader: VERSION });
    const last = cards.at(-1);
    if (last === undefined) break;
    const readings = await runInSlices(
      mapInSteps(cards, (card) => ({ id: card.id, facts: searchedFactsOf(card) })),
      NO_LIMIT_MS,
    );
    await storeReadings(db, { edition, reader: VERSION }, readings);
    read += cards.length;
    after = last.id;
  }
  if (read > 0) await analyzeReadings(db);
  return read;
};
