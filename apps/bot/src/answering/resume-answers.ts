import type { PendingQuestion } from "@spellwright/contract";
import type { GuildTextBasedChannel } from "discord.js";
import type { Bot } from "../bot.ts";
import { post } from "../discord/post.ts";
import { ask } from "../service/ask.ts";
import { retryUntilApiAnswers } from "../service/retry-until-api-answers.ts";
import { deliver } from "./deliver.ts";
import { presentOutcome } from "./present-outcome.ts";

/** Where an answer may still be posted. Undefined where it is to be given back. */
const findChannel = async (
  { client, rights }: Bot,
  channelId: string | null,
): Promise<GuildTextBasedChannel | undefined> => {
  if (channelId === null) return undefined;
  const channel = await client.channels.fetch(channelId).catch(() => null);
  if (channel === null || channel.isDMBased() || !channel.isTextBased()) return undefined;
  const { write, embed } = rights.read(channel);
  return write && embed ? channel : undefined;
};

const resume = async (bot: Bot, pending: PendingQuestion): Promise<void> => {
  const { key, guild_id: guildId, discord_user_id: userId, language } = pending;
  const channel = await findChannel(bot, pending.channel_id);
  // The key is known: whatever else is said, the same answer comes, and is made once.
  const channelId = pending.channel_id ?? guildId;
  const known = {
    parentId: null,
    via: "message",
    text: "",
    replyTo: null,
    explains: null,
    accountPays: false,
  } as const;
  const question = { key, guildId, channelId, userId, language, ...known };
  const asked = await ask(bot.api, question, bot.signal);
  await deliver(bot, asked, channelId, () => {
    if (channel === undefined) throw new Error("only the process that heard it could answer");
    const { reply } = bot.rights.read(channel);
    const posting = { channel, key, replyTo: reply ? key : null };
    return post(posting, presentOutcome(asked, language, bot.process, key), bot.signal);
  });
};

/**
 * Takes up what a bot that was killed left behind, in the servers of this process: an answer to a message
 * is posted with the nonce it had, of which Discord makes one message. What cannot be answered any more
 * is given back at once (BOT-07).
 *
 * @param start begins a piece of work that the end of this process waits for
 */
export const resumeAnswers = async (
  bot: Bot,
  start: (what: string, act: () => Promise<void>) => void,
): Promise<void> => {
  const { items } = await retryUntilApiAnswers(() => bot.api.bot.pending(), bot.signal);
  for (const item of items) {
    if (!bot.client.guilds.cache.has(item.guild_id) || !bot.seen.first(item.key)) continue;
    start("a question of before", () => resume(bot, item));
  }
};
