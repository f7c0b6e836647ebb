import type { CardQuery } from "@spellwright/cards";
import type { CardSort } from "@spellwright/contract";
import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { meetsQuery } from "./card-filter-queries.ts";

const { cards, cardReadings } = schema;

const played = sql`${cards.edhrecRank} asc nulls last`;
const ORDERS: Readonly<Record<CardSort, readonly SQL[]>> = {
  popular: [played, asc(cards.name)],
  name: [asc(cards.name)],
  mana_value: [sql`${cards.manaValue} asc nulls last`, played, asc(cards.name)],
};

export interface CardWindow {
  readonly sort: CardSort;
  readonly offset: number;
  readonly limit: number;
}

/** The ids of the cards that a search finds, a window of them in order, and how many there are. */
export const findCardIds = async (
  db: Database,
  editionId: number,
  query: CardQuery | null,
  { sort, offset, limit }: CardWindow,
): Promise<{ ids: string[]; total: number }> => {
  const where = and(eq(cards.editionId, editionId), query === null ? undefined : meetsQuery(query));
  const rows = await db
    .select({ id: cards.id, total: sql<number>`(count(*) over ())::int` })
    .from(cards)
    .where(where)
    .orderBy(...ORDERS[sort], asc(cards.id))
    .offset(offset)
    .limit(limit);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
};

/** How many cards of an edition were never read: what their words tell is not known. */
export const countUnread = async (db: Database, editionId: number): Promise<number> => {
  const known = sql`select 1 from ${cardReadings} where ${cardReadings.editionId} = ${cards.editionId}
    and ${cardReadings.cardId} = ${cards.id}`;
  const [row] = await db
    .select({ count: count() })
    .from(cards)
    .where(and(eq(cards.editionId, editionId), sql`not exists (${known})`));
  return row?.count ?? 0;
};
