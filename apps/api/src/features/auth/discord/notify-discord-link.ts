import type { Language } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { DISCORD_PROVIDER } from "./discord-plugin.ts";
import { findLinkedAddress } from "./queries.ts";

/**
 * Tells the address of an account that a Discord account can sign in to it from now on, by a link or because
 * both have verified the same address. An account that Discord itself has just made is told nothing.
 */
export const notifyDiscordLink = async (
  { database, mails }: { readonly database: Database; readonly mails: AccountMails },
  account: { readonly providerId: string; readonly userId: string },
  language: Language,
): Promise<void> => {
  if (account.providerId !== DISCORD_PROVIDER) return;
  const address = await findLinkedAddress(database, account.userId);
  if (address !== undefined) await mails.tell(address, { kind: "discord_linked" }, language);
};
