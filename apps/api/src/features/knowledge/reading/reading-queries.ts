import { type Card, COLOR_CODES } from "@spellwright/contract";
import type { SearchedFacts } from "@spellwright/decks";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";

const { cards, serviceTurns } = schema;

/** The row of those who read cards. */
const READING = "reading-cards";
/** A process that keeps its turn for no longer is gone: another one reads on. */
export const TURN_MS = 15_000;
const turnEnds = sql`clock_timestamp() + ${TURN_MS} * interval '1 millisecond'`;

/** The turn as its row shows it, to the last digit. */
const shown = { turn: sql<string>`${serviceTurns.closedUntil}::text` };

/**
 * Takes the turn to read cards, of all processes on the database.
 *
 * @returns the turn: when it ends, which tells it from any other. Undefined while another process has it
 */
export const takeReadingTurn = async (db: Database): Promise<string | undefined> => {
  const [taken] = await db
    .insert(serviceTurns)
    .values({ service: READING, closedUntil: turnEnds })
    .onConflictDoUpdate({
      target: serviceTurns.service,
      set: { closedUntil: turnEnds },
      setWhere: sql`coalesce(${serviceTurns.closedUntil} <= clock_timestamp(), true)`,
    })
    .returning(shown);
  return taken?.turn;
};

/** Nothing is set where another process took over a turn that had ended. */
const setTurn = async (
  db: Database,
  turn: string,
  closedUntil: SQL | null,
): Promise<{ turn: string } | undefined> => {
  const [set] = await db
    .update(serviceTurns)
    .set({ closedUntil })
    .where(
      and(
        eq(serviceTurns.service, READING),
        sql`${serviceTurns.closedUntil} = ${turn}::timestamptz`,
      ),
    )
    .returning(shown);
  return set;
};

/**
 * Keeps the turn for as long again.
 *
 * @returns the turn as it is now. Undefined when another process has it
 */
export const keepReadingTurn = async (db: Database, turn: string): Promise<string | undefined> =>
  (await setTurn(db, turn, turnEnds))?.turn;

/** Gives the turn back. That of another process stays. */
export const endReadingTurn = async (db: Database, turn: string): Promise<void> => {
  await setTurn(db, turn, null);
};

/** As many cards as are read, and written, in some milliseconds each. */
const CARDS_AT_ONCE = 100;

/** The next cards of an edition, by id, that this release has not read. */
export const unreadCards = async (
  db: Database,
  { edition, after, reader }: { edition: number; after: string; reader: string },
): Promise<readonly Card[]> => {
  const rows = await db
    .select({ card: cards.card })
    .from(cards)
    .where(
      and(
        eq(cards.editionId, edition),
        gt(cards.id, after),
        sql`not exists (select 1 from card_readings as known
          where known.edition_id = ${cards.editionId} and known.card_id = ${cards.id} and known.reader = ${reader}
            and known.abilities is not null)`,
      ),
    )
    .orderBy(cards.id)
    .limit(CARDS_AT_ONCE);
  return rows.map(({ card }) => card as Card);
};

export interface Reading {
  readonly id: string;
  readonly facts: SearchedFacts;
  /** Packed. */
  readonly abilities: string;
}

const rowOf = ({ id, facts, abilities }: Reading) => ({
  id,
  abilities,
  causes: JSON.stringify(facts.causes),
  rewards: JSON.stringify(facts.rewards),
  roles: JSON.stringify(facts.roles),
  produced: facts.produces.reduce((sum, color) => sum + 2 ** COLOR_CODES.indexOf(color), 0),
});

/** Keeps what cards say. An edition that went meanwhile keeps nothing. */
export const storeReadings = async (
  db: Database,
  { edition, reader }: { edition: number; reader: string },
  readings: readonly Reading[],
): Promise<void> => {
  await db.execute(sql`
    insert into card_readings (edition_id, card_id, reader, causes, rewards, roles, produced_bits,
      abilities)
    select editions.id, row->>'id', ${reader}, row->>'causes', row->>'rewards', row->>'roles',
      (row->>'produced')::integer, row->>'abilities'
    from jsonb_array_elements(${JSON.stringify(readings.map(rowOf))}::jsonb) as row,
      card_editions as editions where editions.id = ${edition}
    on conflict (edition_id, card_id) do update set reader = excluded.reader, causes = excluded.causes,
      rewards = excluded.rewards, roles = excluded.roles, produced_bits = excluded.produced_bits,
      abilities = excluded.abilities`);
};

/** The embedded database never does it by itself. */
export const analyzeReadings = async (db: Database): Promise<void> => {
  await db.execute(sql`analyze card_readings`);
};
