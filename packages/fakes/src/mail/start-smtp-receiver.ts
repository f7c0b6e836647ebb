import { SMTPServer } from "smtp-server";
import { type ParsedMail, parseMail } from "./parse-mail.ts";

/** Where the mail server listens, and whom it lets in; without `auth`, everybody. */
export interface SmtpReceiverOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** Demands AUTH with these words. */
  readonly auth?: { readonly user: string; readonly password: string };
}

/** A mail as it arrived, read and raw. */
export interface ReceivedMail extends ParsedMail {
  /** Receivers of the envelope, not of the headers. */
  readonly to: readonly string[];
  readonly from: string;
  readonly raw: string;
}

/** A running mail server that keeps what it gets and delivers nothing. */
export interface SmtpReceiver {
  /** With the words of AUTH when it is demanded. */
  readonly url: string;
  /** Oldest first. */
  messages(): readonly ReceivedMail[];
  /** Answers every message with this code (4xx or 5xx) until `reset`. */
  refuseWith(code: number, text: string): void;
  /** Forgets messages and refusals. */
  reset(): void;
  close(): Promise<void>;
}

/** An SMTP server on this machine that keeps what it is given; without TLS. */
export async function startSmtpReceiver(options: SmtpReceiverOptions = {}): Promise<SmtpReceiver> {
  const { auth } = options;
  let received: ReceivedMail[] = [];
  let refusal: { readonly code: number; readonly text: string } | undefined;
  const server = new SMTPServer({
    disabledCommands: auth === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    authOptional: auth === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const right = auth !== undefined && username === auth.user && password === auth.password;
      if (right) done(null, { user: auth.user });
      else done(new Error("Invalid username or password"));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal !== undefined) {
          done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
          return;
        }
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          ...parseMail(raw),
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: raw.toString("utf8"),
        });
        done(null);
      });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    const listener = server.listen(options.port ?? 0, "127.0.0.1", () => {
      const address = listener.address();
      if (address === null || typeof address === "string") reject(new Error("no TCP address"));
      else resolve(address.port);
    });
  });
  const words =
    auth === undefined
      ? ""
      : `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.password)}@`;

  return {
    url: `smtp://${words}127.0.0.1:${port}`,
    messages: () => [...received],
    refuseWith: (code, text) => {
      refusal = { code, text };
    },
    reset: () => {
      received = [];
      refusal = undefined;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
