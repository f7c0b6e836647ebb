import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What stands in the mails of a data folder, each as it is in its file. */
export const mailboxTexts = (dataDir: string): readonly string[] => {
  const folder = join(dataDir, "mailbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
};
