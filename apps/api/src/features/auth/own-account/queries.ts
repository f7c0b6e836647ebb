import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { deleteRunsOfServers } from "../../runs/index.ts";
import { DISCORD_PROVIDER } from "../discord/discord-plugin.ts";
import { PASSWORD_PROVIDER } from "../queries.ts";

const { account, guildFeedback, guildQuestions, mailLinks } = schema;
const { user: users, userPreferences } = schema;

/** The ways in that are stored: one row a way, the hash of the password in one of them. */
export const listSignInMethods = (database: Database, userId: string) =>
  database
    .select({ providerId: account.providerId, password: account.password })
    .from(account)
    .where(eq(account.userId, userId));

/** The account, and the address that waits for its confirmation. */
export const findAccount = async (database: Database, userId: string) => {
  const [row] = await database
    .select({
      email: users.email,
      createdAt: users.createdAt,
      pending: mailLinks.email,
      secondFactor: users.twoFactorEnabled,
    })
    .from(users)
    .leftJoin(
      mailLinks,
      and(
        eq(mailLinks.userId, users.id),
        eq(mailLinks.type, "email_change"),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, new Date()),
      ),
    )
    .where(eq(users.id, userId));
  return row;
};

/** Tables that know people by their Discord identity alone. */
export const DISCORD_TRACES = [guildFeedback, guildQuestions] as const;

/**
 * What a person said and did in servers of Discord, also before the account was linked.
 */
export const deleteDiscordTraces = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> => {
  const ids = tx
    .select({ id: account.accountId })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, DISCORD_PROVIDER)))
    .union(
      tx
        .select({ id: sql<string>`${userPreferences.discordUserId}` })
        .from(userPreferences)
        .where(and(eq(userPreferences.userId, userId), isNotNull(userPreferences.discordUserId))),
    );
  const asked = await tx
    .select({ id: guildQuestions.runId })
    .from(guildQuestions)
    .where(and(inArray(guildQuestions.discordUserId, ids), isNotNull(guildQuestions.runId)));
  await deleteRunsOfServers(tx, { runIds: asked.flatMap(({ id }) => id ?? []) }, now);
  for (const table of DISCORD_TRACES)
    await tx.delete(table).where(inArray(table.discordUserId, ids));
};

/** Rows that one statement deletes with all that falls with them. */
const LARGE_AT_ONCE = { decks: 4, discussions: 20 };

/**
 * Deletes a few of the things of a person that are large: all of them at once, with their lines and messages,
 * would keep the one connection of the embedded database for a second.
 *
 * @returns whether there may be more
 */
export const deleteLargeRowsInBatch = async (
  database: Database,
  userId: string,
): Promise<boolean> => {
  let deleted = 0;
  for (const table of [schema.decks, schema.discussions] as const) {
    const most = table === schema.decks ? LARGE_AT_ONCE.decks : LARGE_AT_ONCE.discussions;
    const some = database
      .select({ id: table.id })
      .from(table)
      .where(eq(table.userId, userId))
      .limit(most);
    const rows = await database
      .delete(table)
      .where(inArray(table.id, some))
      .returning({ id: table.id });
    deleted += rows.length;
  }
  return deleted > 0;
};

/** Everything else that belongs to a person falls with this row. */
export const deleteUser = async (
  database: Database | Transaction,
  userId: string,
): Promise<void> => {
  await database.delete(users).where(eq(users.id, userId));
};

/** Stores the hash of a password: in place of the old one, or as the first. */
export const setPassword = async (
  tx: Transaction,
  userId: string,
  password: string,
): Promise<void> => {
  const changed = await tx
    .update(account)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)))
    .returning({ id: account.id });
  if (changed.length > 0) return;
  await tx
    .insert(account)
    .values({ accountId: userId, providerId: PASSWORD_PROVIDER, userId, password });
};

/** Forgets the password: it signs in no more. */
export const deletePassword = async (tx: Transaction, userId: string): Promise<void> => {
  await tx
    .delete(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)));
};

/** The address of an account, locked until the transaction ends. */
export const lockEmail = async (tx: Transaction, userId: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return row?.email;
};

/** Stores a confirmed address. It breaks `user_email_unique` where another account has it. */
export const updateEmail = async (
  tx: Transaction,
  userId: string,
  email: string,
): Promise<void> => {
  await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: new Date() })
    .where(eq(users.id, userId));
};

export const deleteAllLinks = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
};

/** Deletes another account that has this address and never confirmed it. */
export const deleteUnconfirmed = async (
  tx: Transaction,
  email: string,
  exceptUserId: string,
): Promise<void> => {
  await tx
    .delete(users)
    .where(and(eq(users.email, email), ne(users.id, exceptUserId), eq(users.emailVerified, false)));
};

/** Whether a Discord account was linked after a moment. */
export const isDiscordLinkedSince = async (
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.userId, userId),
        eq(account.providerId, DISCORD_PROVIDER),
        gt(account.createdAt, since),
      ),
    );
  return rows.length > 0;
};

/** Forgets a person's Discord account: the way in, the identity, the picture. */
export const deleteDiscordLink = async (tx: Transaction, userId: string): Promise<void> => {
  await tx
    .delete(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, DISCORD_PROVIDER)));
  await tx
    .update(userPreferences)
    .set({ discordUserId: null, updatedAt: new Date() })
    .where(eq(userPreferences.userId, userId));
  await tx.update(users).set({ image: null, updatedAt: new Date() }).where(eq(users.id, userId));
};
