import type { Language, LinkType } from "@spellwright/contract";
import { hashPassword } from "better-auth/crypto";
import type { Database, Transaction } from "../../../database/index.ts";
import { AppError, type RateLimits } from "../../../http/index.ts";
import { checkPassword } from "../credentials.ts";
import { replaceEmail, restoreEmail } from "../own-account/change-email.ts";
import { deleteDiscordLink, setPassword } from "../own-account/queries.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import type { AccountMails } from "./account-mails.ts";
import { findMailLink, type LinkCaller, type LinkDemand } from "./find-mail-link.ts";
import { endLateLink, isFresh, useLink } from "./mail-links.ts";
import { confirmEmail } from "./queries.ts";

interface VerifyInput {
  readonly token_hash: string;
  readonly type: LinkType;
  readonly password?: string | undefined;
  readonly look?: boolean | undefined;
}

interface Verified {
  readonly type: LinkType;
  readonly email: string;
  readonly used: boolean;
  readonly asks_for: LinkDemand;
  /** The new account that the link signs in. Null for every other link. */
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
  await revokeAccess(tx, userId);
  await deleteDiscordLink(tx, userId);
};

const refuseUnmet = (asksFor: LinkDemand, hash: string | null): void => {
  if (asksFor === "sign_in") throw new AppError("SIGN_IN_TO_ACCOUNT");
  if (asksFor === "new_password" && hash === null) throw new AppError("NEW_PASSWORD_REQUIRED");
};

/** A link, who opened it, and when. */
interface Opening {
  readonly input: VerifyInput;
  readonly caller: LinkCaller;
  readonly now: Date;
}

const look = (database: Database, { input, caller, now }: Opening): Promise<Verified> =>
  database.transaction(async (tx) => {
    const { email, asksFor } = await findMailLink(tx, input, caller, now);
    return { type: input.type, email, used: false, asks_for: asksFor, newcomer: null };
  });

const use = (database: Database, { input, caller, now }: Opening, hash: string | null) =>
  database.transaction(async (tx) => {
    const { token_hash, type } = input;
    const { owner, email, wasConfirmed, asksFor } = await findMailLink(tx, input, caller, now);
    refuseUnmet(asksFor, hash);
    if (!(await useLink(tx, token_hash, type, now))) throw new AppError("LINK_INVALID");
    const { userId } = owner;
    if (type === "email_change") {
      const replaced = { id: userId, email: await replaceEmail(tx, userId, email) };
      return { email, replaced, newcomer: null };
    }
    if (type === "email_undo") await restoreEmail(tx, userId, email, owner.createdAt);
    if (!wasConfirmed) await forgetBefore(tx, userId);
    if (hash !== null) {
      await setPassword(tx, userId, hash);
      await revokeAccess(tx, userId);
    }
    const confirmed = await confirmAddress(tx, userId);
    const signsIn = type === "signup" && isFresh(owner, now);
    return { email: confirmed, replaced: null, newcomer: signsIn ? userId : null };
  });

/**
 * AUTH-07: uses a mail link, or looks at it. `signup` confirms the address, and says whom it may sign in
 * (decision 013); `recovery` sets the new password and ends every session and whatever waits, and the
 * address is told; `email_change` puts the new address in place, and the old one is told; `email_undo`
 * goes back to the old one, with a new password and without any session.
 *
 * @throws AppError LINK_INVALID for unknown, used and expired links alike; NEW_PASSWORD_REQUIRED;
 * SIGN_IN_TO_ACCOUNT; EMAIL_USED; PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_COMMON
 */
export const verifyLink = async (
  parts: {
    readonly database: Database;
    readonly limits: Pick<RateLimits, "forget">;
    readonly mails: AccountMails;
    readonly now: () => Date;
  },
  input: VerifyInput,
  caller: LinkCaller,
  language: Language,
): Promise<Verified> => {
  const { type, password } = input;
  const opening = { input, caller, now: parts.now() };
  await endLateLink(parts.database, input.token_hash, opening.now);
  if (input.look === true) return look(parts.database, opening);
  const chosen = type === "email_change" ? undefined : password;
  if (chosen !== undefined) await checkPassword(chosen);
  const hash = chosen === undefined ? null : await hashPassword(chosen);
  const { email, replaced, newcomer } = await use(parts.database, opening, hash);
  if (replaced !== null) await parts.mails.offerUndo(replaced, "email_changed", email, language);
  // The recovery links that were counted have ended: the owner may need another one.
  if (hash !== null) await parts.limits.forget("passwordResetMail", email);
  if (hash !== null && type !== "signup")
    await parts.mails.tell(email, { kind: "password_changed" }, language);
  return { type, email, used: true, asks_for: null, newcomer };
};
