import type { ChatInputCommandInteraction } from "discord.js";
import type { Bot } from "../bot.ts";
import { readCommandContext } from "../command-context.ts";
import { answerBracketCommand } from "../look-ups/answer-bracket.ts";
import { answerCard } from "../look-ups/answer-card.ts";
import { answerRule } from "../look-ups/answer-rule.ts";
import { refuseOutsideAllowedChannels } from "../refuse-outside-allowed-channels.ts";
import { answerOracle } from "./answer-oracle.ts";

/** A slash command: `/oracle` asks, the others look up and are free. */
export const answerCommand = async (
  bot: Bot,
  interaction: ChatInputCommandInteraction,
): Promise<void> => {
  const question = interaction.options.getString("question") ?? "";
  const summons = await readCommandContext(bot, interaction, question);
  if (summons === undefined || (await refuseOutsideAllowedChannels(interaction, summons))) return;
  switch (interaction.commandName) {
    case "oracle":
      return answerOracle(bot, interaction, summons, { text: question, explains: null });
    case "card":
      return answerCard(bot, interaction, summons);
    case "rule":
      return answerRule(bot, interaction, summons);
    case "bracket":
      return answerBracketCommand(bot, interaction, summons);
  }
};
