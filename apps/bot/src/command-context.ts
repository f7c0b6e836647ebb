import type { GuildRules, Language } from "@spellwright/contract";
import type { GuildTextBasedChannel, Interaction } from "discord.js";
import type { Bot } from "./bot.ts";
import { placeOf } from "./discord/place-of.ts";
import { answerLanguage } from "./languages.ts";
import type { MessagePlace } from "./service/guild-rules.ts";

/** What is known when a command, a button or a form comes. */
export interface CommandContext {
  readonly channel: GuildTextBasedChannel;
  readonly place: MessagePlace;
  readonly language: Language;
  readonly rules: GuildRules | undefined;
}

/** A thread that rests is not told of at a start: Discord is asked for it. */
const channelOf = ({ channel, channelId, client }: Interaction) =>
  channel ?? (channelId === null ? null : client.channels.fetch(channelId).catch(() => null));

/** Where an interaction happened and in which language to answer. Undefined outside of servers. */
export const readCommandContext = async (
  bot: Bot,
  interaction: Interaction,
  text = "",
): Promise<CommandContext | undefined> => {
  if (!interaction.inCachedGuild()) return undefined;
  const channel = await channelOf(interaction);
  if (channel === null || channel.isDMBased() || !channel.isTextBased()) return undefined;
  const place = placeOf(channel);
  const rules = await bot.rules.read(place);
  const language = answerLanguage({
    chosen: rules?.language ?? null,
    guildLocale: interaction.guildLocale,
    personLocale: interaction.locale,
    text,
  });
  return { channel, place, language, rules };
};
