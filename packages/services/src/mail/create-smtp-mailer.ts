import type { Transporter } from "nodemailer";
import { MailError, type Mailer, type MailFailure } from "./mailer.ts";

/** Longest wait for the connection, the greeting and any answer, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The server and the sender; `timeoutMs` for connecting and for every answer. */
export interface SmtpOptions {
  /**
   * `smtp://user:password@host:587` or `smtps://…:465`. STARTTLS is used where the server offers
   * it; `?requireTLS=true` refuses a server that does not.
   */
  readonly url: string;
  /** The sender: `Name <address>` or an address. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/** Sends mails by SMTP as text and HTML in UTF-8, one connection for each. */
export function createSmtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mailer {
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  // No start waits for the library: the first mail does.
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, lang, subject, text, html }) {
      try {
        transport ??= open();
        await (await transport).sendMail({
          from,
          // As an object, so that a comma cannot add a second receiver.
          to: { name: "", address: to },
          subject,
          text,
          html,
          textEncoding: "quoted-printable",
          headers: { "Content-Language": lang, "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw new MailError(failureOf(error), { cause: error });
      }
    },
  };
}

/** Nodemailer's codes for a refused envelope and a refused message. */
const REFUSALS: readonly unknown[] = ["EENVELOPE", "EMESSAGE"];

function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error) || !("code" in error)) return "unavailable";
  if (error.code === "EAUTH") return "credentials";
  const permanent =
    "responseCode" in error && typeof error.responseCode === "number" && error.responseCode >= 500;
  return permanent && REFUSALS.includes(error.code) ? "rejected" : "unavailable";
}
