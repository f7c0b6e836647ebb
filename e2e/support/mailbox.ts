import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import type { LinkType } from "@spellwright/contract";
import { dataDirOf } from "./addresses.ts";

interface Mail {
  readonly to: string;
  readonly lang: string;
  readonly kind: string;
  readonly subject: string;
  readonly link: string;
}

const folderOf = (baseURL: string | undefined): string => path.join(dataDirOf(baseURL), "mailbox");

const findMail = async (folder: string, to: string, kind: string): Promise<Mail | undefined> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names
    .filter((each) => each.endsWith(".json"))
    .sort()
    .reverse()) {
    const mail = JSON.parse(await readFile(path.join(folder, name), "utf8")) as Mail;
    if (mail.to === to && mail.kind === kind) return mail;
  }
  return undefined;
};

/** The newest mail of a kind to an address, as a person would open it: waits until it is there. */
export const readMail = async (
  baseURL: string | undefined,
  to: string,
  kind: LinkType | "email_changed",
): Promise<Mail> => {
  let mail: Mail | undefined;
  await expect
    .poll(async () => {
      mail = await findMail(folderOf(baseURL), to, kind);
      return mail !== undefined;
    })
    .toBe(true);
  if (mail === undefined) throw new Error(`no ${kind} mail to ${to}`);
  return mail;
};
