import type { Language, LinkType } from "@spellwright/contract";

/** A mail about a link that waits for a click, or news of what happened to the account. */
export type MailKind =
  | LinkType
  | "email_changed"
  | "password_changed"
  | "second_factor_on"
  | "second_factor_off"
  | "passkey_added"
  | "passkey_removed"
  | "discord_linked"
  | "discord_unlinked"
  | "bot_linked"
  | "bot_unlinked"
  | "account_deleted"
  | PlanMailKind;

/** News of a paid plan (BILL-11). */
export type PlanMailKind = "plan_renewed" | "plan_payment_failed" | "plan_ended";

/** A mail ready to leave; also the shape of a mailbox file (AUTH-07). */
export interface MailMessage {
  /** One address. */
  readonly to: string;
  readonly lang: Language;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that the mail leads to, also inside `text` and `html`. */
  readonly link: string;
}

/** Why a mail did not leave: `rejected` for good (5xx), `unavailable` for now, `credentials` refused. */
export type MailFailure = "rejected" | "unavailable" | "credentials";

/** The only error a `Mailer` throws; `cause` keeps the server's or the system's. */
export class MailError extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure, options?: ErrorOptions) {
    super(`mail: ${failure}`, options);
    this.name = "MailError";
    this.failure = failure;
  }
}

/** The port that account mails leave through. */
export interface Mailer {
  /** Resolves when the message was taken over. @throws MailError */
  send(message: MailMessage): Promise<void>;
}
