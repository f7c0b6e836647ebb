import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that an embedded server makes for itself once, kept in its data folder for its owner only,
 * so that sessions outlive a restart. Call it after the folder is locked.
 */
export const loadOrCreateSecret = (dataDir: string): string => {
  const file = join(dataDir, "secret");
  try {
    chmodSync(file, 0o600);
    return readFileSync(file, "utf8").trim();
  } catch {
    const secret = randomBytes(32).toString("base64url");
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flush: true });
    return secret;
  }
};
