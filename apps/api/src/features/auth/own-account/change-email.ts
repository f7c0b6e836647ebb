import type { Language } from "@spellwright/contract";
import { type Database, isUniqueViolation, type Transaction } from "../../../database/index.ts";
import { AppError, type RateLimits, type SessionUser } from "../../../http/index.ts";
import { EmailInput } from "../credentials.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { issueLink } from "../mails/mail-links.ts";
import { deletePasskeysSince } from "../passkeys/queries.ts";
import { refuseDemoAccount, requireActiveSession } from "../policy.ts";
import { findUserByEmail } from "../queries.ts";
import { deleteOrdinaryLinks } from "../sessions/queries.ts";
import { proveOwner } from "./prove-owner.ts";
import {
  deleteAllLinks,
  deleteDiscordLink,
  deleteUnconfirmed,
  isDiscordLinkedSince,
  lockEmail,
  updateEmail,
} from "./queries.ts";

/**
 * Mails a link to a new address, and to the old one a link that stops it. Nothing changes before the
 * first is used, so that a mistyped address shuts nobody out. Where too many mails left to the new
 * address already, none leaves and the link before stays good. The caller is told nothing of it.
 *
 * @returns the address as it will be stored
 * @throws AppError DEMO_ACCOUNT_KEPT, EMAIL_INVALID, EMAIL_USED, PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED,
 * SESSION_EXPIRED
 */
export const requestEmailChange = async (
  parts: {
    readonly database: Database;
    readonly limits: Pick<RateLimits, "allows">;
    readonly mails: AccountMails;
    readonly now: () => Date;
  },
  user: SessionUser,
  input: { readonly email: string; readonly password: string | undefined },
  language: Language,
): Promise<string> => {
  refuseDemoAccount(user);
  const parsed = EmailInput.safeParse({ email: input.email });
  if (!parsed.success) throw new AppError("EMAIL_INVALID");
  const { email } = parsed.data;
  await proveOwner(parts.database, user, input.password);
  const known = await findUserByEmail(parts.database, email);
  if (known?.confirmed === true) throw new AppError("EMAIL_USED");
  const mayLeave = await parts.limits.allows("emailChangeMail", email);
  const token = await parts.database.transaction(async (tx) => {
    await requireActiveSession(tx, user);
    if (!mayLeave) return undefined;
    return issueLink(tx, { userId: user.id, type: "email_change", email }, parts.now());
  });
  if (token === undefined) return email;
  await parts.mails.confirmChange(email, token, language);
  await parts.mails.offerUndo(user, "email_undo", email, language);
  return email;
};

const writeEmail = async (tx: Transaction, userId: string, email: string): Promise<void> => {
  try {
    await updateEmail(tx, userId, email);
  } catch (error) {
    if (isUniqueViolation(error, "user_email_unique")) throw new AppError("EMAIL_USED");
    throw error;
  }
};

/**
 * Puts the new address in place of the old one. Links that were mailed to the old one end, but for
 * those that take the change back. An account that only waits for its confirmation gives way.
 *
 * @returns the old address, which is to be told
 * @throws AppError EMAIL_USED when somebody confirmed the address meanwhile
 */
export const replaceEmail = async (
  tx: Transaction,
  userId: string,
  email: string,
): Promise<string> => {
  const before = await lockEmail(tx, userId);
  if (before === undefined) throw new AppError("LINK_INVALID");
  await deleteUnconfirmed(tx, email, userId);
  await writeEmail(tx, userId, email);
  await deleteOrdinaryLinks(tx, userId);
  return before;
};

/**
 * Takes a change of address back, made or only asked for. Every mail link of the account ends: one that
 * waits at the refused address would bring it back. So does an account that took the address meanwhile
 * without ever confirming it: nobody could sign in to it. A Discord account that was linked since the
 * change was asked for is cut, and so are passkeys: whoever asked may have added them.
 *
 * @param asked when the change was asked for
 * @throws AppError EMAIL_USED when somebody confirmed the address for another account
 */
export const restoreEmail = async (
  tx: Transaction,
  userId: string,
  email: string,
  asked: Date,
): Promise<void> => {
  await deleteUnconfirmed(tx, email, userId);
  await writeEmail(tx, userId, email);
  await deleteAllLinks(tx, userId);
  if (await isDiscordLinkedSince(tx, userId, asked)) await deleteDiscordLink(tx, userId);
  await deletePasskeysSince(tx, userId, asked);
};
