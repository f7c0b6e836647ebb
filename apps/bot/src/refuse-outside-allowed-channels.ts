import { translator } from "@spellwright/locales";
import {
  type ChatInputCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import type { CommandContext } from "./command-context.ts";
import { mayAnswer } from "./service/guild-rules.ts";

/**
 * Where the bot may not answer, whoever gave a command or sent a form is told so, and nobody else sees it.
 *
 * @returns whether that was said
 */
export const refuseOutsideAllowedChannels = async (
  interaction: ChatInputCommandInteraction | ModalSubmitInteraction,
  { rules, place, language }: CommandContext,
): Promise<boolean> => {
  const may = mayAnswer(rules, place);
  if (may === "yes") return false;
  const content = translator(language)(may === "thread" ? "bot.onlyThreads" : "bot.notHere");
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  return true;
};
