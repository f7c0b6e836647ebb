import type { PackEntry } from "@spellwright/zaps";
import { and, asc, desc, eq, inArray, isNull, like, or, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../database/index.ts";

const { guilds, guildPackEntries, guildPacks, zapOrders } = schema;

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
export const writeEntries = async (
  tx: Transaction,
  entries: readonly PackEntry[],
  { key, questionId, now }: { key: string; questionId: string | null; now: Date },
): Promise<void> => {
  if (entries.length === 0) return;
  await tx.insert(guildPackEntries).values(
    entries.map(({ packId, kind, amount }) => ({
      packId,
      kind,
      amount,
      questionId,
      // Kept and given back share a key: a charge is settled once.
      idempotencyKey: `${key}:${kind === "commit" || kind === "refund" ? "settle" : kind}:${packId}`,
      createdAt: now,
    })),
  );
  for (const { packId, amount } of entries)
    await tx
      .update(guildPacks)
      .set({ remaining: sql`${guildPacks.remaining} + ${amount}` })
      .where(eq(guildPacks.id, packId));
};

/** The entries of a question, or of a pack, whose keys begin so. */
export const entriesOf = (
  tx: Transaction,
  of: { readonly questionId: string } | { readonly packId: string },
  keyPrefix: string,
): Promise<PackEntry[]> =>
  tx
    .select({
      packId: guildPackEntries.packId,
      kind: guildPackEntries.kind,
      amount: guildPackEntries.amount,
    })
    .from(guildPackEntries)
    .where(
      and(
        // Beginnings of texts have no index in most collations.
        "questionId" in of
          ? eq(guildPackEntries.questionId, of.questionId)
          : eq(guildPackEntries.packId, of.packId),
        like(guildPackEntries.idempotencyKey, `${keyPrefix}:%`),
      ),
    )
    .orderBy(asc(guildPackEntries.id));

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
