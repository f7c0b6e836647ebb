import { randomBytes } from "node:crypto";

/** A new id of 21 characters of `A-Za-z0-9_-`, 126 bits of chance (DATA-01). */
export const messageId = (): string => randomBytes(16).toString("base64url").slice(0, 21);
