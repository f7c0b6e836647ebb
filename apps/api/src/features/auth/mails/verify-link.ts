import type { Language, LinkType } from "@spellwright/contract";
import { hashPassword } from "better-auth/crypto";
import type { Database, Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { checkPassword } from "../credentials.ts";
import { replaceEmail, restoreEmail } from "../own-account/change-email.ts";
import { deleteDiscordLink, setPassword } from "../own-account/queries.ts";
import { endEarlierThings } from "../sessions/end-earlier-things.ts";
import type { AccountMails } from "./account-mails.ts";
import { findLink, isFresh, useLink } from "./mail-links.ts";
import { confirmEmail, findEmail, isConfirmed } from "./queries.ts";

interface VerifyInput {
  readonly token_hash: string;
  readonly type: LinkType;
  readonly password?: string | undefined;
}

interface Verified {
  readonly type: LinkType;
  readonly email: string;
  readonly used: boolean;
  /** The new account that the link signs in; null for every other link. */
  readonly newcomer: string | null;
}

/** Whoever opened the link reads the mails of the address: it is confirmed by either type. */
const confirmAddress = async (tx: Transaction, userId: string): Promise<string> => {
  const email = await confirmEmail(tx, userId);
  if (email === undefined) throw new AppError("LINK_INVALID");
  return email;
};

/** Nothing that was made before the owner of the address came survives the confirmation. */
const forgetBefore = async (tx: Transaction, userId: string): Promise<void> => {
  await endEarlierThings(tx, userId);
  await deleteDiscordLink(tx, userId);
};

/** Whoever uses one chooses a new password: someone else may know the old one. */
const WITH_PASSWORD: readonly LinkType[] = ["recovery", "email_undo"];

/** Such a link without a password is only looked at, so that the page can say whether it is good. */
const checkLink = (database: Database, input: VerifyInput): Promise<Verified> =>
  database.transaction(async (tx) => {
    const owner = await findLink(tx, input.token_hash, input.type);
    if (owner === undefined) throw new AppError("LINK_INVALID");
    const current = await findEmail(tx, owner.userId);
    const email = input.type === "email_undo" ? owner.email : current;
    return { type: input.type, email: email ?? "", used: false, newcomer: null };
  });

const use = (database: Database, input: VerifyInput, hash: string | null) =>
  database.transaction(async (tx) => {
    const owner = await useLink(tx, input.token_hash, input.type);
    if (owner === undefined) throw new AppError("LINK_INVALID");
    const { userId, email } = owner;
    if (input.type === "email_change" && email !== null) {
      const replaced = { id: userId, email: await replaceEmail(tx, userId, email) };
      return { email, replaced, newcomer: null };
    }
    if (input.type === "email_undo" && email !== null)
      await restoreEmail(tx, userId, email, owner.createdAt);
    const wasConfirmed = await isConfirmed(tx, userId);
    if (!wasConfirmed) await forgetBefore(tx, userId);
    if (hash !== null) {
      await setPassword(tx, userId, hash);
      await endEarlierThings(tx, userId);
    }
    const isNew = input.type === "signup" && isFresh(owner) && !wasConfirmed;
    const confirmed = await confirmAddress(tx, userId);
    return { email: confirmed, replaced: null, newcomer: isNew ? userId : null };
  });

/**
 * AUTH-07: uses a mail link. `signup` confirms the address, and says whom it may sign in; `recovery` sets
 * the new password and ends every session and whatever waits, and the address is told; `email_change` puts
 * the new address in place, and the old one is told; `email_undo` goes back to the old one, with a new
 * password and without any session.
 *
 * @throws AppError LINK_INVALID for unknown, used and expired links alike; EMAIL_USED; PASSWORD_TOO_SHORT,
 * PASSWORD_TOO_LONG
 */
export const verifyLink = async (
  parts: { readonly database: Database; readonly mails: AccountMails },
  input: VerifyInput,
  language: Language,
): Promise<Verified> => {
  const { type, password } = input;
  const withPassword = WITH_PASSWORD.includes(type);
  if (withPassword && password === undefined) return checkLink(parts.database, input);
  if (withPassword && password !== undefined) checkPassword(password);
  const hash = withPassword && password !== undefined ? await hashPassword(password) : null;
  const { email, replaced, newcomer } = await use(parts.database, input, hash);
  if (replaced !== null) await parts.mails.offerUndo(replaced, "email_changed", email, language);
  if (hash !== null) await parts.mails.tell(email, { kind: "password_changed" }, language);
  return { type, email, used: true, newcomer };
};
