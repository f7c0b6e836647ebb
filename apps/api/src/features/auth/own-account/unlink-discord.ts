import type { Language } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import type { SessionUser } from "../../../http/index.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { requireOtherSignInMethod } from "../policy.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { deleteDiscordLink } from "./queries.ts";
import { readSignInMethods } from "./sign-in-methods.ts";

/**
 * Discord signs in no more, its picture goes, and the bot no longer knows the person. Whoever signed in with
 * it is signed out, on every device but this one. The address is told. Nothing happens where there is no
 * link.
 *
 * @throws AppError LAST_SIGN_IN_WAY without a password
 */
export const unlinkDiscord = async (
  { database, mails }: { readonly database: Database; readonly mails: AccountMails },
  user: SessionUser,
  language: Language,
): Promise<void> => {
  const ways = await readSignInMethods(database, user.id);
  requireOtherSignInMethod(ways);
  if (!ways.discord) return;
  await database.transaction(async (tx) => {
    await deleteDiscordLink(tx, user.id);
    await revokeAccess(tx, user.id, user.sessionId);
  });
  await mails.tell(user.email, { kind: "discord_unlinked" }, language);
};
