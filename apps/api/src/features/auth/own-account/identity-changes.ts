import type { Language } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import type { RateLimits, SessionUser } from "../../../http/index.ts";
import type { AccountMails, Notice } from "../mails/account-mails.ts";
import { proveForLink } from "./prove-owner.ts";

/** What it takes to tie another identity to an account, or to cut it off. */
export interface IdentityChanges {
  /**
   * Asks for a fresh proof. The attempts of the account are counted.
   *
   * @throws AppError PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED, RATE_LIMITED
   */
  prove(user: SessionUser, password: string | undefined): Promise<void>;
  /** Tells the address of the account. A failure is logged. */
  tell(user: Pick<SessionUser, "email">, kind: Notice["kind"], language: Language): Promise<void>;
}

export const createIdentityChanges = ({
  database,
  limits,
  mails,
}: {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly mails: AccountMails;
}): IdentityChanges => ({
  async prove(user, password) {
    await limits.use("ownPassword", user.id);
    await proveForLink(database, user, password);
    await limits.forget("ownPassword", user.id);
  },
  tell: (user, kind, language) => mails.tell(user.email, { kind }, language),
});
