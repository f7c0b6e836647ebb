import { translator } from "@spellwright/locales";
import { type ButtonInteraction, MessageFlags } from "discord.js";
import { whileTyping } from "../answering/answer-mention.ts";
import { deliver } from "../answering/deliver.ts";
import { presentOutcome } from "../answering/present-outcome.ts";
import type { Bot } from "../bot.ts";
import type { CommandContext } from "../command-context.ts";
import { post } from "../discord/post.ts";
import { ask } from "../service/ask.ts";

/** Who asked says yes: the account pays, and the answer follows what was asked. */
export const acceptOffer = async (
  bot: Bot,
  interaction: ButtonInteraction,
  { channel, language }: CommandContext,
  key: string,
): Promise<void> => {
  const t = translator(language);
  const question = bot.offers.take(key, interaction.user.id);
  if (question === undefined) {
    await interaction.reply({ content: t("bot.offerGone"), flags: MessageFlags.Ephemeral });
    return;
  }
  await interaction.update({ content: t("bot.offerTaken"), components: [] });
  const asked = await whileTyping(channel, () =>
    ask(bot.api, { ...question, accountPays: true }, bot.signal),
  );
  const isNamed = question.via === "message" && bot.rights.read(channel).reply;
  const payloads = presentOutcome(asked, question.language, bot.process, key);
  await deliver(bot, asked, channel.id, () =>
    post({ channel, key, replyTo: isNamed ? key : null }, payloads, bot.signal),
  );
};
