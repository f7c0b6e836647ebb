import type { Card, CardFace, CardPage, DeckCardFacts, Language } from "@spellwright/contract";
import { frenchTypeLine } from "@spellwright/locales";

type Faced = { readonly card_faces?: readonly CardFace[] | null | undefined };
type Named = Pick<DeckCardFacts, "name"> & Partial<Pick<DeckCardFacts, "printed_name">>;
type Typed = Pick<CardFace, "type_line" | "printed_type_line">;

/** A text and the language that it is in, where that is not the page's. */
export interface SpokenText {
  readonly text: string;
  readonly lang: Language | undefined;
}

/** The words of a page's language: French where the card was printed in it; then those of the other. */
const spoken = (
  english: string,
  french: string | null,
  language: Language,
): readonly [SpokenText, ...SpokenText[]] => {
  const own: SpokenText = { text: english, lang: language === "en" ? undefined : "en" };
  if (french === null || french === english) return [own];
  const other: SpokenText = { text: french, lang: language === "fr" ? undefined : "fr" };
  return language === "fr" ? [other, own] : [own, other];
};

/** A card's names, that of the page's language first. One where both languages have the same. */
export const namesOf = (card: Named, language: Language): readonly [SpokenText, ...SpokenText[]] =>
  spoken(card.name, card.printed_name ?? null, language);

/** A card's name in the page's language. */
export const nameOf = (card: Named, language: Language): SpokenText => namesOf(card, language)[0];

/** The type line of a French printing: of the card, or of all its faces. */
const printedTypes = ({ printed_type_line, card_faces }: Typed & Faced): string | null => {
  if (printed_type_line) return printed_type_line;
  const lines = (card_faces ?? []).map((face) => face.printed_type_line);
  return lines.length > 0 && lines.every(Boolean) ? lines.join(" // ") : null;
};

/**
 * Type lines, that of the page's language first. Empty for a face without. French where the card was
 * printed in it or its words are known, else English alone.
 */
export const typesOf = (card: Typed & Faced, language: Language): readonly SpokenText[] =>
  card.type_line
    ? spoken(card.type_line, printedTypes(card) ?? frenchTypeLine(card.type_line), language)
    : [];

/** Texts of the rules, that of the page's language first. A printed French text may be older than the Oracle's. */
export const textsOf = (
  card: Pick<CardFace, "oracle_text" | "printed_text">,
  language: Language,
): readonly SpokenText[] => {
  const french = card.printed_text || null;
  if (card.oracle_text) return spoken(card.oracle_text, french, language);
  return french === null ? [] : [{ text: french, lang: language === "fr" ? undefined : "fr" }];
};

/** Power and toughness, loyalty or defense, as printed in the corner. Null for a card without. */
export const cornerOf = (
  face: Pick<DeckCardFacts, "power" | "toughness" | "loyalty" | "defense">,
): string | null =>
  face.power != null && face.toughness != null
    ? `${face.power}/${face.toughness}`
    : (face.loyalty ?? face.defense ?? null);

/** A card, or one of its faces. */
export type CardPart = CardFace;

/** What is written on a card, as far as it is known: a card of a list brings less than its page. */
export type WrittenCard = CardPart & Partial<Pick<Card, "card_faces" | "summary">>;

/** The parts of a card that are read one after the other: its faces, or the card itself. */
export const cardPartsOf = (card: Faced & CardPart): readonly CardPart[] =>
  card.card_faces != null && card.card_faces.length > 1 ? card.card_faces : [card];

/** Who drew the pictures of a card, each once: to be named where a picture is shown (Scryfall's terms). */
export const artistsOf = (
  card: Partial<Pick<CardPage["card"], "artist" | "card_faces">>,
): string[] => {
  const faces = (card.card_faces ?? []).map((face) => face.artist);
  const named = [card.artist, ...faces].filter((artist) => artist != null && artist !== "");
  return [...new Set(named)] as string[];
};
