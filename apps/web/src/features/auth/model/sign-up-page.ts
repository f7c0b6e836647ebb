import { isRecord } from "../../../lib/storage/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

const KEY = "signed-up";

/** Remembers where on this device an account was made: its confirmation leads back there. */
export const rememberSignUp = (email: string, path: string): void =>
  writeStored(KEY, JSON.stringify({ email, path }));

/**
 * Where an account was made on this device, asked once.
 *
 * @param email as it was confirmed
 * @returns the path of a page of ours. Null for an account that was made elsewhere
 */
export const takeSignUpPage = (email: string): string | null => {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "null");
    if (!isRecord(value) || typeof value.email !== "string") return null;
    if (value.email.toLowerCase() !== email.toLowerCase()) return null;
    writeStored(KEY, null);
    return typeof value.path === "string" && /^\/(?:fr|en)\//.test(value.path) ? value.path : null;
  } catch {
    return null;
  }
};
