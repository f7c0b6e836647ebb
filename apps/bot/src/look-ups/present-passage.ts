import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { withoutLoneSurrogates } from "@spellwright/text";
import { EmbedBuilder } from "discord.js";
import { buttonId, pressButton, row } from "../answering/buttons.ts";
import { splitText } from "../answering/split-text.ts";
import type { Payload } from "../discord/payload.ts";
import type { Passage } from "./read-passage.ts";

export const RULE_COLOR = 0x15_5e_58;
const TEXT_MAX = 1800;
export const TITLE_MAX = 100;

/** `702.2@1`, as a button of a page keeps it. */
const placeId = (key: string, page: number): string => `${encodeURIComponent(key)}@${page}`;

/** The passage and page that a button leads to. */
export const readPlaceId = (id: string): { readonly key: string; readonly page: number } => {
  const [key = "", page = ""] = id.split("@");
  return { key: decodeURIComponent(key), page: Number(page) };
};

/** How a passage is shown. */
interface Shown {
  readonly language: Language;
  readonly publicUrl: string;
  /** The process of the bot that shows it. */
  readonly process: string;
  /** From 0; the nearest there is. */
  readonly page: number;
}

/** A page of a passage, with buttons to the pages beside it. */
export const presentPassage = (
  { key, title, path, paragraphs, verbatim }: Passage,
  { language, publicUrl, process, page }: Shown,
): Payload => {
  const t = translator(language);
  const pages = splitText(paragraphs, TEXT_MAX);
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const notes = [
    ...(verbatim ? [] : [t("bot.ownWords")]),
    ...(pages.length > 1 ? [t("bot.rulePage", { page: at + 1, pages: pages.length })] : []),
  ];
  const embed = new EmbedBuilder()
    .setColor(RULE_COLOR)
    .setTitle(withoutLoneSurrogates(title.slice(0, TITLE_MAX)))
    .setURL(`${publicUrl}${path}`)
    .setDescription(pages[at] ?? title);
  if (notes.length > 0) embed.setFooter({ text: notes.join(" · ") });
  const turn = (to: number, label: string) =>
    pressButton(buttonId("turn", placeId(key, to), process), label);
  const buttons = [
    ...(at > 0 ? [turn(at - 1, t("bot.rulePrevious"))] : []),
    ...(at < pages.length - 1 ? [turn(at + 1, t("bot.ruleNext"))] : []),
  ];
  return { embeds: [embed], components: buttons.length === 0 ? [] : [row(...buttons)] };
};
