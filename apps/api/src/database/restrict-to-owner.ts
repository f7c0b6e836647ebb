import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const ONLY_OWNER_ENTERS = 0o700;
const ONLY_OWNER_READS = 0o600;
const OTHERS = 0o077;

/**
 * Closes a folder and everything in it to all users but ours, whoever made it and with whatever mask: what
 * people wrote, their mails and the secret are nobody else's. Links are left alone.
 */
export const restrictToOwner = (folder: string): void => {
  chmodSync(folder, ONLY_OWNER_ENTERS);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) restrictToOwner(path);
    else if (entry.isFile() && (statSync(path).mode & OTHERS) !== 0)
      chmodSync(path, ONLY_OWNER_READS);
  }
};
