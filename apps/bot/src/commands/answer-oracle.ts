import { translator } from "@spellwright/locales";
import type { ButtonInteraction, ChatInputCommandInteraction } from "discord.js";
import { deliver } from "../answering/deliver.ts";
import { presentOutcome } from "../answering/present-outcome.ts";
import type { Bot } from "../bot.ts";
import type { CommandContext } from "../command-context.ts";
import { isRefused } from "../discord/errors.ts";
import type { Payload } from "../discord/payload.ts";
import { post, untilDiscordAnswers } from "../discord/post.ts";
import { type AskOutcome, ask, type Question } from "../service/ask.ts";

/** What is asked: a text, or a question again with more effort. */
interface QuestionRequest {
  readonly text: string;
  readonly explains: string | null;
}

/** The deferred answer gets its words. More messages follow it. */
const fillIn = async (
  interaction: ChatInputCommandInteraction | ButtonInteraction,
  payloads: readonly Payload[],
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const [at, payload] of payloads.entries()) {
    const { id } = await untilDiscordAnswers(
      () => (at === 0 ? interaction.editReply(payload) : interaction.followUp(payload)),
      signal,
    );
    ids.push(id);
  }
  return ids;
};

/**
 * A question by command or button: deferred at once, since Discord gives three seconds, and answered
 * within its fifteen minutes; after them, as a message in the channel.
 */
export const answerOracle = async (
  bot: Bot,
  interaction: ChatInputCommandInteraction | ButtonInteraction,
  { channel, place, language }: CommandContext,
  { text, explains }: QuestionRequest,
): Promise<void> => {
  const { id, user } = interaction;
  await interaction.deferReply();
  const question: Question = {
    key: id,
    ...place,
    userId: user.id,
    via: "interaction",
    text,
    language,
    replyTo: null,
    explains,
    accountPays: false,
  };
  const asked: AskOutcome = await ask(bot.api, question, bot.signal);
  bot.offers.keepIfAsked(asked, question);
  const said = presentOutcome(asked, language, bot.process, id);
  // Whoever gave a command hears why it has no answer.
  const payloads = said.length > 0 ? said : [{ content: translator(language)("bot.notHere") }];
  await deliver(bot, asked, channel.id, async () => {
    try {
      return await fillIn(interaction, payloads, bot.signal);
    } catch (error) {
      if (!isRefused(error) || !bot.rights.read(channel).write) throw error;
      return post({ channel, key: id, replyTo: null }, payloads, bot.signal);
    }
  });
};
