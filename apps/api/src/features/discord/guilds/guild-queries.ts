import type { Language } from "@spellwright/contract";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { guildChannels, guildMessages, guilds } = schema;

type GuildRow = typeof guilds.$inferSelect;

/** What the bot, or Discord, says of a server. */
interface ReportedGuild {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly ownerId: string;
}

/**
 * Keeps what is known of a server that the bot is in. Its settings stay.
 *
 * @returns since when the bot is in it
 */
export const upsertGuild = async (
  db: Database | Transaction,
  guild: ReportedGuild,
  now: Date,
): Promise<Date> => {
  const [row] = await db
    .insert(guilds)
    .values({ ...guild, createdAt: now })
    .onConflictDoUpdate({
      target: guilds.id,
      set: {
        ...guild,
        leftAt: null,
        createdAt: sql`case when ${guilds.leftAt} is null then ${guilds.createdAt} else ${now.toISOString()}::timestamptz end`,
        updatedAt: now,
      },
    })
    .returning({ since: guilds.createdAt });
  return row?.since ?? now;
};

export const findGuild = async (
  db: Database | Transaction,
  id: string,
): Promise<GuildRow | undefined> => {
  const [row] = await db
    .select()
    .from(guilds)
    .where(and(eq(guilds.id, id), isNull(guilds.leftAt)));
  return row;
};

export const markLeft = (db: Database, id: string, now: Date) =>
  db.update(guilds).set({ leftAt: now, updatedAt: now }).where(eq(guilds.id, id));

/** Everything but the packs falls with this row. */
export const deleteGuild = (tx: Transaction, id: string) =>
  tx.delete(guilds).where(eq(guilds.id, id));

/** Where an owner's servers are to be looked for. */
export const listReportedOwned = (db: Database, ownerId: string, limit: number) =>
  db
    .select()
    .from(guilds)
    .where(and(eq(guilds.ownerId, ownerId), isNull(guilds.leftAt)))
    .orderBy(asc(guilds.createdAt))
    .limit(limit);

export const listAllowed = (db: Database | Transaction, guildId: string) =>
  db
    .select({ channelId: guildChannels.channelId, name: guildChannels.name })
    .from(guildChannels)
    .where(eq(guildChannels.guildId, guildId))
    .orderBy(asc(guildChannels.channelId));

export const replaceAllowed = async (
  tx: Transaction,
  guildId: string,
  channels: readonly { readonly channelId: string; readonly name: string }[],
): Promise<void> => {
  await tx.delete(guildChannels).where(eq(guildChannels.guildId, guildId));
  if (channels.length > 0)
    await tx.insert(guildChannels).values(channels.map((channel) => ({ guildId, ...channel })));
};

export const updateGuild = (
  tx: Transaction,
  id: string,
  change: { readonly threadsOnly?: boolean; readonly language?: Language | null },
  now: Date,
) =>
  tx
    .update(guilds)
    .set({ ...change, updatedAt: now })
    .where(eq(guilds.id, id));

/** How many channels are allowed and how many messages were dealt with, of servers that have any. */
export const countGuildUsage = async (db: Database, guildIds: readonly string[]) => {
  if (guildIds.length === 0) return { channels: new Map(), messages: new Map() };
  const ids = [...guildIds];
  const channels = await db
    .select({ id: guildChannels.guildId, count: sql<number>`count(*)::int` })
    .from(guildChannels)
    .where(inArray(guildChannels.guildId, ids))
    .groupBy(guildChannels.guildId);
  const messages = await db
    .select({ id: guildMessages.guildId, count: sql<number>`sum(${guildMessages.count})::int` })
    .from(guildMessages)
    .where(inArray(guildMessages.guildId, ids))
    .groupBy(guildMessages.guildId);
  const byGuild = (rows: readonly { id: string; count: number }[]): Map<string, number> =>
    new Map(rows.map(({ id, count }) => [id, count]));
  return { channels: byGuild(channels), messages: byGuild(messages) };
};

const counted = sql<number>`sum(${guildMessages.count})::int`;

export const messagesByChannel = (db: Database, guildId: string) =>
  db
    .select({ channelId: guildMessages.channelId, count: counted })
    .from(guildMessages)
    .where(eq(guildMessages.guildId, guildId))
    .groupBy(guildMessages.channelId)
    .orderBy(sql`${counted} desc`, asc(guildMessages.channelId));

/** @param after the day before the first one, `YYYY-MM-DD` */
export const messagesByDay = (db: Database, guildId: string, after: string) =>
  db
    .select({ day: guildMessages.day, count: counted })
    .from(guildMessages)
    .where(and(eq(guildMessages.guildId, guildId), gt(guildMessages.day, after)))
    .groupBy(guildMessages.day)
    .orderBy(asc(guildMessages.day));
