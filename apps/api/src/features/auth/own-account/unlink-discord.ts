import { and, eq } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { DISCORD_PROVIDER } from "../discord/discord-plugin.ts";
import { readWaysIn } from "./ways-in.ts";

const { account, user: users, userPreferences } = schema;

/**
 * Discord signs in no more, its picture goes, and the bot no longer knows the person. Nothing happens where there is no
 * link.
 *
 * @throws AppError LAST_SIGN_IN_WAY without a password
 */
export const unlinkDiscord = async (database: Database, userId: string): Promise<void> => {
  const { passwordHash, discord } = await readWaysIn(database, userId);
  if (discord && passwordHash === undefined) throw new AppError("LAST_SIGN_IN_WAY");
  await database.transaction(async (tx) => {
    await tx
      .delete(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, DISCORD_PROVIDER)));
    await tx
      .update(userPreferences)
      .set({ discordUserId: null, updatedAt: new Date() })
      .where(eq(userPreferences.userId, userId));
    await tx.update(users).set({ image: null, updatedAt: new Date() }).where(eq(users.id, userId));
  });
};
