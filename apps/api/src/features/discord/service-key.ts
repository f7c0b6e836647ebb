import { createHash, timingSafeEqual } from "node:crypto";
import type { DiscordParts } from "./discord-parts.ts";

/** Equal lengths, whatever was sent: a comparison that tells nothing by its time. */
const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a request shows the key of the bot's own process. */
export const presentsServiceKey = (parts: Pick<DiscordParts, "bot">, headers: Headers): boolean => {
  const key = parts.bot?.config.key;
  const shown = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1];
  return (
    key !== undefined && shown !== undefined && timingSafeEqual(digestOf(shown), digestOf(key))
  );
};
