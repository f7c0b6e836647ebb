import type { Card, CardFace, Language } from "@spellwright/contract";
import { frenchTypeLine, pagePath } from "@spellwright/locales";
import { withoutLoneSurrogates } from "@spellwright/text";
import { EmbedBuilder } from "discord.js";
import { sanitise } from "../answering/sanitise.ts";
import { splitText } from "../answering/split-text.ts";

const COLOUR = 0x15_5e_58;
/** Of one card alone; Discord allows 6000 for all of a message together. */
const TEXT_MAX = 4000;
const TITLE_MAX = 256;

const valuesOf = ({ power, toughness, loyalty, defense }: CardFace): string | undefined => {
  if (power != null && toughness != null) return `${power}/${toughness}`;
  return loyalty ?? defense ?? undefined;
};

const faceText = (face: CardFace, language: Language): readonly string[] => {
  const isFrench = language === "fr";
  const type = face.type_line ?? "";
  const typeLine = isFrench ? (face.printed_type_line ?? frenchTypeLine(type) ?? type) : type;
  const text = (isFrench ? face.printed_text : undefined) ?? face.oracle_text ?? "";
  const values = valuesOf(face);
  return [
    `**${sanitise(typeLine)}**${face.mana_cost ? ` ${sanitise(face.mana_cost)}` : ""}`,
    ...text.split("\n").map(sanitise),
    ...(values === undefined ? [] : [`**${sanitise(values)}**`]),
  ].filter((line) => line !== "");
};

/** How a card is shown. */
export interface ShownCard {
  readonly language: Language;
  /** Where its page is. */
  readonly publicUrl: string;
  /** Most characters of its text. */
  readonly textMax?: number;
}

/** A card as its text: both faces of a card that has two. */
export const presentCard = (
  card: Card,
  { language, publicUrl, textMax = TEXT_MAX }: ShownCard,
): EmbedBuilder => {
  const faces = card.card_faces ?? [];
  const own = card.summary?.[language];
  const lines =
    faces.length > 0
      ? faces.flatMap((face) => [`__${sanitise(face.name)}__`, ...faceText(face, language)])
      : faceText(card, language);
  const [text = ""] = splitText(own == null ? lines : [...lines, sanitise(own)], textMax);
  const name = (language === "fr" ? card.printed_name : undefined) ?? card.name;
  return new EmbedBuilder()
    .setColor(COLOUR)
    .setTitle(withoutLoneSurrogates(sanitise(name).slice(0, TITLE_MAX)))
    .setURL(`${publicUrl}${pagePath(language, "card", card.name)}`)
    .setDescription(text);
};
