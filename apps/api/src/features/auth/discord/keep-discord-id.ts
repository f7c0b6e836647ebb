import type { Language } from "@spellwright/contract";
import { type Database, isUniqueViolation } from "../../../database/index.ts";
import { DISCORD_PROVIDER } from "./discord-plugin.ts";
import { insertDiscordId } from "./queries.ts";

/**
 * PREF-02: Discord itself proved the identity, so that the bot may use it too. An identity that another
 * account holds already stays there.
 *
 * @param language of preferences that are made here
 */
export const keepDiscordId = async (
  database: Database,
  account: { readonly providerId: string; readonly accountId: string; readonly userId: string },
  language: Language,
): Promise<void> => {
  if (account.providerId !== DISCORD_PROVIDER) return;
  try {
    await insertDiscordId(database, account, language);
  } catch (error) {
    if (!isUniqueViolation(error, "user_preferences_discordUserId_unique")) throw error;
  }
};
