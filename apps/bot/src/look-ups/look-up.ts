import { translator } from "@spellwright/locales";
import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
} from "discord.js";
import { sanitise } from "../answering/sanitise.ts";
import type { Bot } from "../bot.ts";
import type { CommandContext } from "../command-context.ts";
import type { Payload } from "../discord/payload.ts";
import { explainedError } from "../service/api-client.ts";

/** A free command, or a button that changes the message above it: deferred, counted, looked up and shown. A failure is told in words, and so is a flood. */
export const lookUp = async (
  { api }: Bot,
  interaction: ChatInputCommandInteraction | ModalSubmitInteraction | ButtonInteraction,
  { place, language }: CommandContext,
  find: () => Promise<Payload>,
): Promise<void> => {
  if (interaction.isButton()) await interaction.deferUpdate();
  else await interaction.deferReply();
  const t = translator(language);
  const { guildId, channelId, parentId } = place;
  const counted = {
    key: interaction.id,
    guild_id: guildId,
    channel_id: channelId,
    parent_id: parentId,
    discord_user_id: interaction.user.id,
  };
  const payload = await api.bot
    .count(counted, { context: { language } })
    .then(find)
    .catch((error: unknown): Payload => {
      const sentence = explainedError(error);
      return { content: sentence === undefined ? t("bot.unavailable") : sanitise(sentence) };
    });
  await interaction.editReply(payload);
};
