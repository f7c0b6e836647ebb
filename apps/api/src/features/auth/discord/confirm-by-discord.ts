import type { Database } from "../../../database/index.ts";
import { confirmEmail, lockAccount } from "../mails/queries.ts";
import { deletePassword } from "../own-account/queries.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { DISCORD_PROVIDER } from "./discord-plugin.ts";

/**
 * Discord has verified the address of an account that waits for its confirmation: that confirms it, as a
 * mail link would. Whoever signed it up may be somebody else, so their password and their links end.
 *
 * @param account the Discord account that is about to join it
 */
export const confirmByDiscord = async (
  database: Database,
  account: { readonly providerId: string; readonly userId: string },
): Promise<void> => {
  if (account.providerId !== DISCORD_PROVIDER) return;
  await database.transaction(async (tx) => {
    const waiting = await lockAccount(tx, account.userId);
    if (waiting === undefined || waiting.confirmed) return;
    await revokeAccess(tx, account.userId);
    await deletePassword(tx, account.userId);
    await confirmEmail(tx, account.userId);
  });
};
