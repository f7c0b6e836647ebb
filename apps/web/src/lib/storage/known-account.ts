import { isRecord } from "./is-record.ts";
import { readStored } from "./storage.ts";

/** Where the device remembers who was signed in last (AUTH-01). */
export const KNOWN_USER_KEY = "session-user";

/** In place of an id, of who is not signed in. */
export const VISITOR = "visitor";

/** Whose answers the device keeps now: the account that was signed in last, or nobody’s. */
export const knownAccount = (): string => {
  try {
    const user: unknown = JSON.parse(readStored(KNOWN_USER_KEY) ?? "null");
    return isRecord(user) && typeof user.id === "string" ? user.id : VISITOR;
  } catch {
    return VISITOR;
  }
};
