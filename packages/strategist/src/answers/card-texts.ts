import type { Card, Language } from "@spellwright/contract";
import { referenceOf } from "../deck-facts.ts";
import type { Finding, FindingSection } from "../strategist.ts";
import { type AnswerContext, finding } from "./answer-part.ts";

/** Of more cards nobody reads the texts. */
const MOST = 4;

/** The words of a card in a language where it is printed in it, both faces. Our summary of a card without a text. */
const textOf = (card: Card, language: Language): string => {
  const sides = card.card_faces?.length ? card.card_faces : [card];
  const lines = sides.flatMap(({ oracle_text, printed_text }) => {
    const text = language === "fr" ? (printed_text ?? oracle_text) : oracle_text;
    return (text ?? "").split("\n").filter((line) => line !== "");
  });
  return lines.length === 0 ? (card.summary?.[language] ?? "") : lines.join(" ");
};

/** What a card says, where its text is known. */
export const cardSaying = (card: Card, language: Language): readonly Finding[] => {
  const text = textOf(card, language);
  const { power, toughness } = card.card_faces?.[0]?.power == null ? card : card.card_faces[0];
  const said = { card: { card: referenceOf(card, null) }, text };
  if (text === "") return [];
  return power == null || toughness == null
    ? [finding("cardSays", said)]
    : [finding("cardSaysSized", { ...said, power, toughness })];
};

/** What the named cards say: by it a reader decides what is not decided here. */
export const cardTexts = ({
  question,
  understanding,
}: AnswerContext): readonly FindingSection[] => {
  if (question.cards.length > MOST) return [];
  const items = question.cards.flatMap(({ card }) => cardSaying(card, understanding.language));
  return items.length === 0 ? [] : [{ title: "cardTexts", items }];
};
