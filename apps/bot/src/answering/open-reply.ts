import type { Language } from "@spellwright/contract";
import type { Message } from "discord.js";
import type { Bot } from "../bot.ts";
import type { Payload } from "../discord/payload.ts";
import { isTextChannel, placeOf } from "../discord/place-of.ts";
import { post } from "../discord/post.ts";
import { answerLanguage } from "../languages.ts";
import { type MessagePlace, mayAnswer } from "../service/guild-rules.ts";

/** How a message in a server may be answered. */
export interface Reply {
  readonly place: MessagePlace;
  readonly language: Language;
  /** Whether the channel lets the bot show more than plain text. */
  readonly embed: boolean;
  /** Posts messages, the first as a reply; of one key Discord makes them once. @returns their ids @throws as `post` */
  say(payloads: readonly Payload[], key?: string): Promise<readonly string[]>;
}

/**
 * Where and how a message may be answered, if at all (BOT-07).
 *
 * @param text by whose language to answer where nobody chose one
 */
export const openReply = async (
  { rules, rights, signal }: Bot,
  message: Message<true>,
  text: string,
): Promise<Reply | undefined> => {
  const { channel, guild, id } = message;
  if (!isTextChannel(channel)) return undefined;
  const place = placeOf(channel);
  const guildRules = await rules.read(place);
  if (guildRules === undefined || mayAnswer(guildRules, place) !== "yes") return undefined;
  const { write, embed, reply } = rights.read(channel);
  if (!write) return undefined;
  const replyTo = reply ? id : null;
  return {
    place,
    language: answerLanguage({
      chosen: guildRules.language,
      guildLocale: guild.preferredLocale,
      text,
    }),
    embed,
    say: (payloads, key = id) => post({ channel, key, replyTo }, payloads, signal),
  };
};

/** Whether a person wrote it: programs that answer each other never end. */
export const isByPerson = ({ author, webhookId }: Message): boolean =>
  !author.bot && webhookId === null;
