import type { Language } from "@spellwright/contract";
import { and, eq, ne, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { DISCORD_PROVIDER } from "./discord-plugin.ts";

const { account, user: users, userPreferences } = schema;

/** Keeps the picture that Discord names at a sign-in. Null: there is none any more. */
export const keepAvatar = async (
  database: Database,
  userId: string,
  image: string | null,
): Promise<void> => {
  await database
    .update(users)
    .set({ image, updatedAt: new Date() })
    .where(and(eq(users.id, userId), sql`${users.image} is distinct from ${image}::text`));
};

/** Forgets a picture, unless there is another one by now. */
export const forgetAvatar = async (
  database: Database,
  userId: string,
  image: string,
): Promise<void> => {
  await database
    .update(users)
    .set({ image: null })
    .where(and(eq(users.id, userId), eq(users.image, image)));
};

/** A person's picture, and how Discord names the person. */
export const findAvatarRow = async (
  database: Database,
  userId: string,
): Promise<{ discordId: string; image: string | null } | undefined> => {
  const [row] = await database
    .select({ discordId: account.accountId, image: users.image })
    .from(users)
    .innerJoin(account, and(eq(account.userId, users.id), eq(account.providerId, DISCORD_PROVIDER)))
    .where(eq(users.id, userId));
  return row;
};

/**
 * Keeps a Discord identity where none is kept. It breaks `user_preferences_discordUserId_unique` where
 * another account has it.
 *
 * @param language of preferences that are made here
 */
export const insertDiscordId = async (
  database: Database,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  language: Language,
): Promise<void> => {
  await database
    .insert(userPreferences)
    .values({ userId, language, discordUserId: accountId })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: {
        discordUserId: sql`coalesce(${userPreferences.discordUserId}, excluded.discord_user_id)`,
        updatedAt: new Date(),
      },
    });
};

/** The address of an account that has another way in than Discord. */
export const findLinkedAddress = async (
  database: Database,
  userId: string,
): Promise<string | undefined> => {
  const [row] = await database
    .select({ email: users.email })
    .from(users)
    .innerJoin(account, and(eq(account.userId, users.id), ne(account.providerId, DISCORD_PROVIDER)))
    .where(eq(users.id, userId));
  return row?.email;
};
