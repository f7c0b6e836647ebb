import type { GuildTextBasedChannel } from "discord.js";
import { isRefused } from "./errors.ts";

/** The sign is shown for ten seconds, in ms. */
const REPEAT_MS = 8000;

/**
 * Shows that the bot is typing, at once and until it has answered.
 *
 * @returns ends it
 */
export const keepTyping = (channel: GuildTextBasedChannel): (() => void) => {
  const ended = new AbortController();
  const sendSign = async (): Promise<void> => {
    try {
      await channel.sendTyping();
    } catch (error) {
      // A line that lay idle may break at its first use. The next one is new.
      if (!isRefused(error) && !ended.signal.aborted) await channel.sendTyping();
    }
  };
  // A sign that fails is no loss: the answer says what is wrong.
  const show = () => void sendSign().catch(() => {});
  show();
  const timer = setInterval(show, REPEAT_MS);
  return () => {
    ended.abort();
    clearInterval(timer);
  };
};
