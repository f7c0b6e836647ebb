import type { Language } from "@spellwright/contract";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import {
  type Database,
  isUniqueViolation,
  schema,
  type Transaction,
} from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";

const { usedLinkTokens, user: users, userPreferences } = schema;

/** The Discord account that a person proved to be theirs. Null without one. */
export const findDiscordId = async (db: Database, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: userPreferences.discordUserId })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row?.id ?? null;
};

/** The account of a Discord account. Undefined where none is linked, or where it is banned (AUTH-10). */
export const findLinkedUser = async (
  db: Database | Transaction,
  discordId: string,
  now: Date,
): Promise<string | undefined> => {
  const isBanned = sql<boolean>`coalesce(${users.banned}, false) and (${users.banExpires} is null or ${users.banExpires} > ${now.toISOString()}::timestamptz)`;
  const [row] = await db
    .select({ id: users.id, isBanned })
    .from(userPreferences)
    .innerJoin(users, eq(users.id, userPreferences.userId))
    .where(eq(userPreferences.discordUserId, discordId));
  return row?.isBanned === false ? row.id : undefined;
};

/**
 * Uses a link up. @returns whether it was good: of two at once one gets it
 */
export const useToken = async (
  tx: Transaction,
  row: { readonly nonce: string; readonly userId: string; readonly expiresAt: Date },
): Promise<boolean> => {
  const made = await tx
    .insert(usedLinkTokens)
    .values(row)
    .onConflictDoNothing()
    .returning({ nonce: usedLinkTokens.nonce });
  return made.length > 0;
};

/** Whether this person used a link up before. */
export const isTokenUsed = async (
  db: Database,
  { nonce, userId }: { readonly nonce: string; readonly userId: string },
): Promise<boolean> => {
  const rows = await db
    .select({ nonce: usedLinkTokens.nonce })
    .from(usedLinkTokens)
    .where(and(eq(usedLinkTokens.nonce, nonce), eq(usedLinkTokens.userId, userId)));
  return rows.length > 0;
};

export const forgetTokens = (db: Database, before: Date) =>
  db.delete(usedLinkTokens).where(lt(usedLinkTokens.expiresAt, before));

/**
 * Writes a proven link. It takes the place of an older one of the same person.
 *
 * @throws AppError DISCORD_LINKED_ELSEWHERE when another account has it
 */
export const writeLink = async (
  tx: Transaction,
  { userId, discordId, language }: { userId: string; discordId: string; language: Language },
): Promise<void> => {
  try {
    await tx
      .insert(userPreferences)
      .values({ userId, language, discordUserId: discordId })
      .onConflictDoUpdate({
        target: userPreferences.userId,
        set: { discordUserId: discordId, updatedAt: new Date() },
      });
  } catch (error) {
    if (!isUniqueViolation(error, "user_preferences_discordUserId_unique")) throw error;
    throw new AppError("DISCORD_LINKED_ELSEWHERE", {}, { cause: error });
  }
};

/** @returns whether there was a link */
export const clearLink = async (db: Database, userId: string): Promise<boolean> => {
  const cleared = await db
    .update(userPreferences)
    .set({ discordUserId: null, updatedAt: new Date() })
    .where(and(eq(userPreferences.userId, userId), isNotNull(userPreferences.discordUserId)))
    .returning({ userId: userPreferences.userId });
  return cleared.length > 0;
};
