import type { Language } from "@spellwright/contract";
import { hashPassword } from "better-auth/crypto";
import type { Database } from "../../../database/index.ts";
import type { SessionUser } from "../../../http/index.ts";
import { checkPassword } from "../credentials.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { refuseDemoAccount, requireActiveSession } from "../policy.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { proveOwner } from "./prove-owner.ts";
import { setPassword } from "./queries.ts";

/**
 * Changes the password, or sets the first one of an account that signs in with Discord. Every other
 * session and whatever waits for a confirmation ends, and the address of the account is told.
 *
 * @returns how many sessions ended
 * @throws AppError DEMO_ACCOUNT_KEPT, PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED, SESSION_EXPIRED,
 * PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_COMMON
 */
export const changePassword = async (
  parts: { readonly database: Database; readonly mails: AccountMails },
  user: SessionUser,
  input: { readonly current: string | undefined; readonly next: string },
  language: Language,
): Promise<number> => {
  refuseDemoAccount(user);
  await checkPassword(input.next);
  await proveOwner(parts.database, user, input.current);
  const hash = await hashPassword(input.next);
  const ended = await parts.database.transaction(async (tx) => {
    await requireActiveSession(tx, user);
    await setPassword(tx, user.id, hash);
    return revokeAccess(tx, user.id, user.sessionId);
  });
  await parts.mails.tell(user.email, { kind: "password_changed" }, language);
  return ended;
};
