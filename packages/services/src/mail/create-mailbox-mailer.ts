import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { MailError, type Mailer } from "./mailer.ts";

/** Where the mails are laid. */
export interface MailboxOptions {
  /** Made when it is missing. */
  readonly folder: string;
}

/**
 * Mails as files, one `<time>-<id>.json` each, for development and for houses without a mail
 * server (AUTH-07). Names sort by time; a file appears whole or not at all, readable by its owner
 * only, because its link signs in.
 */
export function createMailboxMailer({ folder }: MailboxOptions): Mailer {
  return {
    async send({ to, lang, kind, subject, text, html, link }) {
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.json`;
      const unfinished = path.join(folder, `.${name}.part`);
      const content = JSON.stringify({ to, lang, kind, subject, text, html, link }, null, 2);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, `${content}\n`, { mode: 0o600, flush: true });
        await rename(unfinished, path.join(folder, name));
      } catch (error) {
        throw new MailError("unavailable", { cause: error });
      }
    },
  };
}
