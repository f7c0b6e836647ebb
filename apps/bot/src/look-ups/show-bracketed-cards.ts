import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import type { EmbedBuilder, Message } from "discord.js";
import { isByPerson, openReply } from "../answering/open-reply.ts";
import { sanitise } from "../answering/sanitise.ts";
import type { Bot } from "../bot.ts";
import { explainedError } from "../service/api-client.ts";
import { presentCard } from "./present-card.ts";
import { type BracketedCard, readBracketedCards } from "./read-bracketed-cards.ts";

/** So many cards of one message are shown. Their texts share Discord's 6000 characters. */
const CARDS_MAX = 5;
const TEXT_MAX = 1000;

/** What is said of one card: the card, or why there is none, and what is doubtful about it. */
interface Found {
  readonly embed?: EmbedBuilder;
  readonly note?: string;
}

const findCard = async (
  { api, config: { publicUrl } }: Bot,
  { name, set }: BracketedCard,
  language: Language,
): Promise<Found> => {
  const t = translator(language);
  const context = { language };
  const shown = { language, publicUrl, textMax: TEXT_MAX };
  try {
    const card = await api.cards.named({ name }, { context });
    if (set === undefined) return { embed: presentCard(card, shown) };
    const printing = await api.cards
      .printing({ name: card.name, set }, { context })
      .catch(() => null);
    const embed = presentCard(card, shown);
    if (printing === null)
      return { embed, note: sanitise(t("bot.noPrinting", { name: card.name, set })) };
    embed.setFooter({ text: printing.set_name });
    if (printing.image !== null) embed.setThumbnail(printing.image);
    return { embed };
  } catch (error) {
    return { note: sanitise(explainedError(error) ?? t("bot.unavailable")) };
  }
};

/**
 * `[[card]]` and `[[card|set]]` in what people write: shown once, free, where the bot may answer (BOT-11).
 * What does not mention the bot is empty here unless its operator switched on what messages say.
 */
export const showBracketedCards = async (bot: Bot, message: Message<true>): Promise<void> => {
  const { api, seen, told } = bot;
  const { id, author } = message;
  const cards = readBracketedCards(message.content);
  if (!isByPerson(message) || cards.length === 0 || !seen.first(`cards ${id}`)) return;
  const reply = await openReply(bot, message, message.content);
  if (reply?.embed !== true) return;
  const { language, say } = reply;
  const { guildId, channelId, parentId } = reply.place;
  const place = { guild_id: guildId, channel_id: channelId, parent_id: parentId };
  try {
    await api.bot.count(
      { key: id, ...place, discord_user_id: author.id },
      { context: { language } },
    );
  } catch (error) {
    const flood = explainedError(error);
    if (flood === undefined) throw error;
    if (told.first(`cards ${author.id}`)) await say([{ content: sanitise(flood) }], `c${id}`);
    return;
  }
  const found = await Promise.all(
    cards.slice(0, CARDS_MAX).map((card) => findCard(bot, card, language)),
  );
  const notes = found.flatMap(({ note }) => note ?? []);
  if (cards.length > CARDS_MAX)
    notes.push(translator(language)("bot.cardsMax", { most: CARDS_MAX }));
  const embeds = found.flatMap(({ embed }) => embed ?? []);
  const content = notes.length > 0 ? { content: [...new Set(notes)].join("\n") } : {};
  await say([{ embeds, ...content }], `c${id}`);
};
