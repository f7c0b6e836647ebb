import type { GuildTextBasedChannel } from "discord.js";

/** The sign is shown for ten seconds, in ms. */
const REPEAT_MS = 8000;

/**
 * Shows that the bot is typing, at once and until it has answered.
 *
 * @returns ends it
 */
export const keepTyping = (channel: GuildTextBasedChannel): (() => void) => {
  // A sign that fails is no loss: the answer says what is wrong.
  const show = () => void channel.sendTyping().catch(() => {});
  show();
  const timer = setInterval(show, REPEAT_MS);
  return () => clearInterval(timer);
};
