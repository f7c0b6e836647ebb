import type { CardPage, DeckCardFacts, DeckLine, Language } from "@spellwright/contract";

type Faced = Pick<DeckCardFacts, "name" | "card_faces">;
type Named = Pick<DeckCardFacts, "name"> & Partial<Pick<DeckCardFacts, "printed_name">>;

/** A text and the language that it is in, where that is not the page's. */
export interface SpokenText {
  readonly text: string;
  readonly lang: "en" | undefined;
}

/** A card's name in the page's language: French where the card was printed in it. */
export const nameOf = (card: Named, language: Language): SpokenText => {
  const printed = language === "fr" ? card.printed_name : null;
  return printed == null
    ? { text: card.name, lang: language === "fr" ? "en" : undefined }
    : { text: printed, lang: undefined };
};

/** The name of a line: of its card, else as it was written. */
export const lineName = (line: DeckLine, language: Language): SpokenText =>
  line.card === null ? { text: line.card_name, lang: undefined } : nameOf(line.card, language);

/** The type line in the page's language where it is known in it. */
export const typeOf = (
  card: Pick<DeckCardFacts, "type_line" | "printed_type_line">,
  language: Language,
): SpokenText => {
  const printed = language === "fr" ? card.printed_type_line : null;
  return printed == null
    ? { text: card.type_line, lang: language === "fr" ? "en" : undefined }
    : { text: printed, lang: undefined };
};

/** The mana cost of a card; of a card with several faces, the costs of those that have one. */
export const costOf = (card: Pick<DeckCardFacts, "mana_cost" | "card_faces">): string => {
  if (card.mana_cost) return card.mana_cost;
  const costs = (card.card_faces ?? []).map((face) => face.mana_cost).filter(Boolean);
  return costs.join(" // ");
};

/** Power and toughness, loyalty or defense, as printed in the corner; null for a card without. */
export const cornerOf = (
  face: Pick<DeckCardFacts, "power" | "toughness" | "loyalty" | "defense">,
): string | null =>
  face.power != null && face.toughness != null
    ? `${face.power}/${face.toughness}`
    : (face.loyalty ?? face.defense ?? null);

type Part = CardPage["card"] | NonNullable<CardPage["card"]["card_faces"]>[number];

/** The parts of a card that are read one after the other: its faces, or the card itself. */
export const partsOf = <Whole extends Faced & Part>(card: Whole): readonly Part[] =>
  card.card_faces != null && card.card_faces.length > 1 ? card.card_faces : [card];
