import { translator } from "@spellwright/locales";
import type { GuildTextBasedChannel, Message } from "discord.js";
import type { Bot } from "../bot.ts";
import { isForbidden } from "../discord/errors.ts";
import { keepTyping } from "../discord/keep-typing.ts";
import type { Payload } from "../discord/payload.ts";
import { ask, type Question } from "../service/ask.ts";
import { deliver } from "./deliver.ts";
import { offerKey } from "./offers.ts";
import { isByPerson, openReply } from "./open-reply.ts";
import { presentOutcome } from "./present-outcome.ts";
import { readMention } from "./read-mention.ts";

/** Discord offers the bot's role beside the bot, and shows it nothing of what is written to the role. */
const namesItsRole = ({ guild, mentions, client }: Message<true>): boolean => {
  const role = guild.roles.botRoleFor(client.user);
  return role !== null && mentions.roles.has(role.id);
};

/** What a message asks of the bot, if anything. Empty where its question is missing, or is not shown to it. */
const questionIn = (message: Message<true>, botId: string): string | undefined => {
  if (!isByPerson(message)) return undefined;
  const asked = readMention(
    {
      content: message.content,
      mentioned: [...message.mentions.users.keys()],
      repliesToBot: message.mentions.repliedUser?.id === botId,
    },
    botId,
  );
  return asked ?? (namesItsRole(message) ? "" : undefined);
};

/** A message in a server: answered when it mentions the bot, or replies to it, where it may answer (BOT-07). */
export const answerMention = async (bot: Bot, message: Message<true>): Promise<void> => {
  const { client, rights, seen, told } = bot;
  const text = questionIn(message, client.user.id);
  if (text === undefined || !seen.first(message.id)) return;
  const reply = await openReply(bot, message, text);
  if (reply === undefined) return;
  const { place, language, embed, say } = reply;
  const t = translator(language);
  const sayOnce = async (word: string, payload: Payload): Promise<void> => {
    if (!told.first(word)) return;
    await say([payload]).catch((error: unknown) => {
      if (isForbidden(error)) rights.block(message.channelId);
    });
  };
  if (!embed) return sayOnce(`embeds ${message.channelId}`, { content: t("bot.needsEmbeds") });
  if (text === "") {
    const hint = message.mentions.users.has(client.user.id) ? "bot.ask" : "bot.askedRole";
    return sayOnce(`${hint} ${message.author.id} ${place.guildId}`, { content: t(hint) });
  }
  const question: Question = {
    key: message.id,
    ...place,
    userId: message.author.id,
    via: "message",
    text,
    language,
    replyTo: message.reference?.messageId ?? null,
    explains: null,
    accountPays: false,
  };
  const asked = await whileTyping(message.channel, () => ask(bot.api, question, bot.signal));
  // A flood is told once that it is one, and then meets silence.
  if (asked.outcome === "wait" && !told.first(`wait ${asked.whom} ${message.author.id}`)) return;
  const payloads = presentOutcome(asked, language, bot.process, message.id);
  const isOffer = bot.offers.keepIfAsked(asked, question);
  // The answer that may follow an offer is another message.
  const key = isOffer ? offerKey(question) : message.id;
  await deliver(bot, asked, message.channelId, () => say(payloads, key));
};

/** Shows that the bot is typing while something is done. */
export const whileTyping = async <Result>(
  channel: GuildTextBasedChannel,
  act: () => Promise<Result>,
): Promise<Result> => {
  const stop = keepTyping(channel);
  try {
    return await act();
  } finally {
    stop();
  }
};
