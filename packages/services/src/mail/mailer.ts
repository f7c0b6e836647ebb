import type { Language, LinkType } from "@spellwright/contract";

/** A mail ready to leave; also the shape of a mailbox file (AUTH-07). */
export interface MailMessage {
  /** One address. */
  readonly to: string;
  readonly lang: Language;
  readonly kind: LinkType;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link that the mail is about, also inside `text` and `html`. */
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
