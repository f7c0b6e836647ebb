import type { PackEntry } from "@spellwright/zaps";
import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { type EntryReason, insertEntries } from "../ledger-queries.ts";

const { guilds, guildPacks, zapOrders } = schema;

type PackRow = typeof guildPacks.$inferSelect;

/**
 * Locks a server until the transaction ends: the first lock of whatever changes its packs.
 *
 * @returns whether the server is known
 */
export const lockGuild = async (tx: Transaction, guildId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: guilds.id })
    .from(guilds)
    .where(eq(guilds.id, guildId))
    .for("update");
  return rows.length > 0;
};

/** The packs of a server that are not closed, oldest first. */
export const listOpenPacks = (db: Database | Transaction, guildId: string): Promise<PackRow[]> =>
  db
    .select()
    .from(guildPacks)
    .where(and(eq(guildPacks.guildId, guildId), isNull(guildPacks.closedAt)))
    .orderBy(asc(guildPacks.createdAt), asc(guildPacks.id));

/** Whether a server ever had a pack, used up and closed ones too. */
export const hadPack = async (db: Database | Transaction, guildId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: guildPacks.id })
    .from(guildPacks)
    .where(eq(guildPacks.guildId, guildId))
    .limit(1);
  return rows.length > 0;
};

export const findPacks = (tx: Transaction, ids: readonly string[]): Promise<PackRow[]> =>
  tx
    .select()
    .from(guildPacks)
    .where(inArray(guildPacks.id, [...ids]))
    .for("update");

export const insertPack = (tx: Transaction, row: typeof guildPacks.$inferInsert) =>
  tx.insert(guildPacks).values(row);

export const markClosed = (tx: Transaction, ids: readonly string[], now: Date) =>
  tx
    .update(guildPacks)
    .set({ closedAt: now })
    .where(inArray(guildPacks.id, [...ids]));

/** Writes entries and what they do to the packs, in the caller's transaction. */
export const writePacks = async (
  tx: Transaction,
  entries: readonly PackEntry[],
  occasion: EntryReason,
): Promise<void> => {
  const lines = entries.map((entry) => ({ ...entry, pool: "pack" as const, userId: null }));
  await insertEntries(tx, lines, occasion);
  for (const { packId, amount } of entries)
    await tx
      .update(guildPacks)
      .set({ remaining: sql`${guildPacks.remaining} + ${amount}` })
      .where(eq(guildPacks.id, packId));
};

/** Orders of packs for a server with what is left of them, newest first. */
export const listOrderedPacks = (db: Database, guildId: string, begunAfter: Date) =>
  db
    .select({
      id: zapOrders.id,
      size: zapOrders.zaps,
      status: zapOrders.status,
      remaining: guildPacks.remaining,
      createdAt: zapOrders.createdAt,
    })
    .from(zapOrders)
    .leftJoin(guildPacks, eq(guildPacks.id, zapOrders.id))
    .where(
      and(
        eq(zapOrders.guildId, guildId),
        isNull(guildPacks.closedAt),
        or(
          inArray(zapOrders.status, ["captured", "pending", "capturing", "failed"]),
          sql`${zapOrders.createdAt} > ${begunAfter.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(desc(zapOrders.createdAt))
    .limit(50);

/** What the packs of servers have left, of those that have any. */
export const sumRemaining = async (
  db: Database,
  guildIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (guildIds.length === 0) return new Map();
  const rows = await db
    .select({
      guildId: guildPacks.guildId,
      remaining: sql<number>`sum(${guildPacks.remaining})::int`,
    })
    .from(guildPacks)
    .where(and(inArray(guildPacks.guildId, [...guildIds]), isNull(guildPacks.closedAt)))
    .groupBy(guildPacks.guildId);
  return new Map(rows.map(({ guildId, remaining }) => [guildId, remaining]));
};
