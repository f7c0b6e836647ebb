import { packedTextOf } from "@spellwright/card-text";
import { searchedFactsOf } from "@spellwright/decks";
import { VERSION } from "../../../config/version.ts";
import type { Database } from "../../../database/index.ts";
import { mapInSteps, NO_LIMIT_MS, runInSlices } from "../../../runtime/time-slices.ts";
import { currentEditions } from "../queries.ts";
import {
  analyzeReadings,
  endReadingTurn,
  keepReadingTurn,
  storeReadings,
  takeReadingTurn,
  unreadCards,
} from "./reading-queries.ts";

/** The turn to read. Each time it is kept, it is another one. */
interface HeldTurn {
  current: string;
}

/**
 * Reads lot after lot of the edition's cards, and keeps the turn for it, until another process took it over;
 * tells how many were read.
 */
const readInTurn = async (
  db: Database,
  edition: number,
  turn: HeldTurn,
  isEnding: () => boolean,
): Promise<number> => {
  let read = 0;
  for (let after = ""; !isEnding(); ) {
    const cards = await unreadCards(db, { edition, after, reader: VERSION });
    const last = cards.at(-1);
    if (last === undefined) break;
    const readings = await runInSlices(
      mapInSteps(cards, (card) => ({
        id: card.id,
        facts: searchedFactsOf(card),
        abilities: packedTextOf(card),
      })),
      NO_LIMIT_MS,
    );
    await storeReadings(db, { edition, reader: VERSION }, readings);
    read += cards.length;
    after = last.id;
    const kept = await keepReadingTurn(db, turn.current);
    if (kept === undefined) break;
    turn.current = kept;
  }
  if (read > 0) await analyzeReadings(db);
  return read;
};

/**
 * Reads the cards in use that this release has not read, in turns beside the requests, so that searches
 * know what they do, and keeps their abilities packed with the edition. Of several processes one does it.
 *
 * @param isEnding looked at between two lots of cards: what is left is read after the next start
 * @returns how many were read. Undefined while another process reads them
 */
export const readCardsInUse = async (
  db: Database,
  isEnding: () => boolean = () => false,
): Promise<number | undefined> => {
  const edition = (await currentEditions(db)).cards?.id;
  if (edition === undefined) return 0;
  const [unread] = await unreadCards(db, { edition, after: "", reader: VERSION });
  if (unread === undefined) return 0;
  const taken = await takeReadingTurn(db);
  if (taken === undefined) return;
  const turn: HeldTurn = { current: taken };
  try {
    return await readInTurn(db, edition, turn, isEnding);
  } finally {
    await endReadingTurn(db, turn.current);
  }
};
