import type { DeckCard } from "../deck-facts.ts";
import type { CardFilter, Supertype } from "../understanding/card-filters.ts";

const colorsOf = ({ card }: DeckCard): readonly string[] =>
  card.colors ?? card.card_faces?.[0]?.mana_cost?.match(/[WUBRG]/g) ?? [];

const fitsColor = (each: DeckCard, color: string): boolean => {
  const colors = new Set(colorsOf(each));
  if (color === "C") return colors.size === 0 && !each.isLand;
  return color === "M" ? colors.size > 1 : colors.has(color);
};

const fitsSupertype = ({ card }: DeckCard, supertype: Supertype): boolean => {
  if (supertype === "legendary") return /\bLegendary\b/.test(card.type_line);
  return /\bBasic\b/.test(card.type_line) === (supertype === "basic");
};

/** The words of a card in both languages, folded by the caller. */
const wordsOfCard = ({ card }: DeckCard): string =>
  [
    card.oracle_text,
    card.printed_text,
    ...(card.card_faces ?? []).flatMap((face) => [face.oracle_text, face.printed_text]),
    card.summary?.en,
    card.summary?.fr,
  ]
    .filter(Boolean)
    .join("\n");

/**
 * Whether a card passes a filter.
 *
 * @param fold how texts compare
 */
export const passes = (
  each: DeckCard,
  filter: CardFilter,
  fold: (text: string) => string,
): boolean => {
  const { card } = each;
  switch (filter.kind) {
    case "type":
      return new RegExp(`\\b${filter.type}\\b`, "i").test(
        card.card_faces?.[0]?.type_line ?? card.type_line,
      );
    case "supertype":
      return fitsSupertype(each, filter.supertype);
    case "color":
      return fitsColor(each, filter.color);
    case "manaValue":
      return (
        !each.isLand &&
        card.cmc >= filter.least &&
        (filter.most === null || card.cmc <= filter.most)
      );
    case "keyword":
      return card.keywords.includes(filter.keyword);
    case "text":
      return fold(wordsOfCard(each)).includes(fold(filter.text));
  }
};
