import { translator } from "@spellwright/locales";
import { type ButtonInteraction, MessageFlags } from "discord.js";
import { linkButton, type PressedButton, readButtonId, row } from "../answering/buttons.ts";
import { presentDetails } from "../answering/present-details.ts";
import type { Bot } from "../bot.ts";
import { type CommandContext, readCommandContext } from "../command-context.ts";
import type { Payload } from "../discord/payload.ts";
import { turnRulePage } from "../look-ups/answer-rule.ts";
import { explainedError } from "../service/api-client.ts";
import { acceptOffer } from "./accept-offer.ts";
import { answerOracle } from "./answer-oracle.ts";

/** What a button answers to the person who pressed it, and to nobody else. */
const answerPrivately = async (
  { api, process }: Bot,
  { user }: ButtonInteraction,
  { kind, questionId }: PressedButton,
  { language }: CommandContext,
): Promise<readonly Payload[]> => {
  const t = translator(language);
  const context = { language };
  if (kind === "link") {
    const { link_url } = await api.bot.invite(
      { discord_user_id: user.id, discord_user_name: user.username, language },
      { context },
    );
    const open = row(linkButton(link_url, t("bot.linkOpen")));
    return [{ content: t("bot.linkOffer"), components: [open] }];
  }
  if (kind === "wrong") {
    const { is_refunded } = await api.bot.feedback(
      { question_id: questionId, discord_user_id: user.id, helpful: false },
      { context },
    );
    return [{ content: t(is_refunded ? "bot.wrongRefunded" : "bot.wrongNoted") }];
  }
  const answer = await api.bot.read({ question_id: questionId }, { context });
  return presentDetails(answer, language, process);
};

/** A button under an answer of ours: free and for one person, but `deeper` and `pay`, which ask. */
export const answerButton = async (bot: Bot, interaction: ButtonInteraction): Promise<void> => {
  const pressed = readButtonId(interaction.customId);
  const summons = await readCommandContext(bot, interaction, interaction.message.content);
  if (pressed === undefined || summons === undefined) return;
  if (pressed.kind === "deeper")
    return answerOracle(bot, interaction, summons, { text: "", explains: pressed.questionId });
  if (pressed.kind === "pay") return acceptOffer(bot, interaction, summons, pressed.questionId);
  if (pressed.kind === "turn") return turnRulePage(bot, interaction, summons, pressed.questionId);
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const t = translator(summons.language);
  const [first = {}, ...others] = await answerPrivately(bot, interaction, pressed, summons).catch(
    (error: unknown): readonly Payload[] => [
      { content: explainedError(error) ?? t("bot.unavailable") },
    ],
  );
  await interaction.editReply(first);
  for (const payload of others)
    await interaction.followUp({ ...payload, flags: MessageFlags.Ephemeral });
};
