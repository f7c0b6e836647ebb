import type { Language } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { AppError, type SessionUser } from "../../../http/index.ts";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import { normalizeEmail } from "../credentials.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { refuseDemoAccount } from "../policy.ts";
import { proveOwner } from "./prove-owner.ts";
import { deleteDiscordTraces, deleteLargeRowsInBatch, deleteUser } from "./queries.ts";

/**
 * Deletes an account with everything that belongs to it: every table of a person falls with the
 * `user` row (discussions, decks, logs, runs, the ledger with its balance, sessions, links), and so does
 * what was asked in servers of Discord; what admins did and what was paid stays, without the person; of the month’s zaps a mark stays under a
 * hash of the address, so that a new account does not get them twice. Its mails that are files go too, and
 * a last one says so. Decks and discussions
 * go first, a few at a time, so that others are answered meanwhile.
 *
 * @param proof the password; without one, the account's own address, typed
 * @throws AppError DEMO_ACCOUNT_KEPT, PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED, CONFIRMATION_WRONG
 */
export const deleteAccount = async (
  parts: {
    readonly database: Database;
    readonly mails: AccountMails;
    readonly allowance: AllowanceMarks;
    readonly now: () => Date;
    /** Takes what the account leaves behind off the disk. */
    readonly erase: (email: string) => Promise<void>;
  },
  user: SessionUser,
  proof: { readonly password: string | undefined; readonly email: string | undefined },
  language: Language,
): Promise<void> => {
  refuseDemoAccount(user);
  const proved = await proveOwner(parts.database, user, proof.password);
  if (!proved && normalizeEmail(proof.email ?? "") !== user.email)
    throw new AppError("CONFIRMATION_WRONG");
  while (await deleteLargeRowsInBatch(parts.database, user.id)) await yieldToRequests();
  await parts.database.transaction(async (tx) => {
    await parts.allowance.leave(tx, user.id, user.email);
    await deleteDiscordTraces(tx, user.id, parts.now());
    await deleteUser(tx, user.id);
  });
  await parts.erase(user.email);
  await parts.mails.tell(user.email, { kind: "account_deleted" }, language);
};
