import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { MailError, type Mailer } from "./mailer.ts";

/** Where the mails are laid. */
export interface MailboxOptions {
  /** Made when it is missing. */
  readonly folder: string;
}

/** A time as it stands in names of files: they sort by it. */
const inName = (time: Date): string => time.toISOString().replaceAll(":", "-");

/**
 * Mails as files, one `<time>-<id>.json` each, for development and for houses without a mail
 * server (AUTH-07). Names sort by time. A file appears whole or not at all, readable by its owner
 * only, because its link signs in.
 */
export function createMailboxMailer({ folder }: MailboxOptions): Mailer {
  return {
    async send({ to, lang, kind, subject, text, html, link }) {
      const name = `${inName(new Date())}-${randomUUID()}.json`;
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

/** The mails that lie in a mailbox. A missing folder has none. */
const mailsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => /^\d.*\.json$/.test(name));
};

/**
 * Deletes the mails of a mailbox that go to an address or name it, as the one that tells an older address of a
 * change does.
 *
 * @returns how many
 */
export const deleteMailsAbout = async (
  { folder }: MailboxOptions,
  address: string,
): Promise<number> => {
  let deleted = 0;
  for (const name of await mailsIn(folder)) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8").catch(() => "");
    if (!text.toLowerCase().includes(address.toLowerCase())) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
};

/**
 * Deletes the mails of a mailbox that were laid there before a time.
 *
 * @returns how many
 */
export const deleteOldMails = async ({ folder }: MailboxOptions, before: Date): Promise<number> => {
  const old = (await mailsIn(folder)).filter((name) => name < inName(before));
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old.length;
};
