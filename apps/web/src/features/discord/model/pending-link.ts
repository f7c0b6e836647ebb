import { isRecord } from "../../../lib/storage/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

const KEY = "pending-discord-link";

/** A link of the bot that waits for its person to sign in (BOT-10). */
export interface PendingLink {
  readonly discord_user_id: string;
  readonly token: string;
}

/** The link that an address carries. Null without an id or a proof. */
export const linkInAddress = (query: URLSearchParams): PendingLink | null => {
  const id = query.get("discord_user_id");
  const token = query.get("token");
  return id && token && /^\d{1,20}$/.test(id) ? { discord_user_id: id, token } : null;
};

/** Keeps a link until it is used or refused. Null forgets it. */
export const keepPendingLink = (link: PendingLink | null): void =>
  writeStored(KEY, link === null ? null : JSON.stringify(link));

/** The link that was kept. Null without one, or for what is none. */
export const pendingLink = (): PendingLink | null => {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "null");
    if (!isRecord(kept)) return null;
    const { discord_user_id: id, token } = kept;
    return typeof id === "string" && typeof token === "string"
      ? { discord_user_id: id, token }
      : null;
  } catch {
    return null;
  }
};
