import type { ChatInputCommandInteraction } from "discord.js";
import type { Bot } from "../bot.ts";
import type { CommandContext } from "../command-context.ts";
import { lookUp } from "./look-up.ts";
import { presentCard } from "./present-card.ts";

/** `/card name`: its text and its page, free. */
export const answerCard = (
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  summons: CommandContext,
): Promise<void> => {
  const { language } = summons;
  const name = interaction.options.getString("name", true);
  return lookUp(bot, interaction, summons, async () => {
    const card = await bot.api.cards.named({ name }, { context: { language } });
    return { embeds: [presentCard(card, { language, publicUrl: bot.config.publicUrl })] };
  });
};
