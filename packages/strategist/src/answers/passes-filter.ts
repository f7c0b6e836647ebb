import { manaOf } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";
import type { CardFilter, Supertype } from "../understanding/card-filters.ts";

const colorsOf = ({ card }: DeckCard): readonly string[] =>
  card.colors ?? card.card_faces?.[0]?.mana_cost?.match(/[WUBRG]/g) ?? [];

const fitsColor = (each: DeckCard, color: string): boolean => {
  const colors = new Set(colorsOf(each));
  if (color === "C") return colors.size === 0 && !each.isLand;
  if (color === "S") return colors.size === 1;
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

const isOfType = ({ card }: DeckCard, type: string): boolean =>
  new RegExp(`\\b${type}\\b`, "i").test(card.card_faces?.[0]?.type_line ?? card.type_line);

const ENTERS_TAPPED = /\benters (?:the battlefield )?tapped\b|\bcomes in tapped\b/i;
const FETCHES = /\bsearch your library for\b|\bfetch land\b/i;
const ALL_COLORS: ReadonlySet<string> = new Set(["W", "U", "B", "R", "G"]);

const manaOfLand = ({ card }: DeckCard): ReadonlySet<string> => manaOf(card, ALL_COLORS);
const coloredManaOf = (each: DeckCard): number =>
  [...manaOfLand(each)].filter((color) => ALL_COLORS.has(color)).length;

const ADDS_MANA =
  /\badds? (?:\{|one|two|three|an?\b|x\b|that much|\w+ mana)|\bmakes? (?:\w+ ){0,3}mana\b/i;

/** “Creatures you control have haste”, “it gains haste”: not the card that only has the keyword. */
const givesKeyword = (each: DeckCard, keyword: string): boolean =>
  new RegExp(`\\b(?:have|has|gains?|with|gives?) [^.]{0,60}\\b${keyword}\\b`, "i").test(
    wordsOfCard(each),
  );

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
      return isOfType(each, filter.type);
    case "types":
      return filter.types.some((type) => isOfType(each, type));
    case "manaMaker":
      return (
        isOfType(each, filter.maker === "rock" ? "artifact" : "creature") &&
        !(filter.maker === "rock" && isOfType(each, "creature")) &&
        !each.isLand &&
        (each.roles.has("ramp") || each.roles.has("fastMana")) &&
        ADDS_MANA.test(wordsOfCard(each))
      );
    case "makes":
      return each.isLand && filter.colors.some((color) => manaOfLand(each).has(color));
    case "landKind": {
      const fetches = FETCHES.test(wordsOfCard(each));
      if (!each.isLand || filter.landKind === "fetch") return each.isLand && fetches;
      return !fetches && coloredManaOf(each) === 2;
    }
    case "entersTapped":
      return each.isLand && ENTERS_TAPPED.test(wordsOfCard(each));
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
    case "colors":
      return filter.colors.some((color) => fitsColor(each, color));
    case "strength": {
      const value = Number(card.card_faces?.[0]?.[filter.of] ?? card[filter.of] ?? Number.NaN);
      return value >= filter.least && (filter.most === null || value <= filter.most);
    }
    case "gives":
      return givesKeyword(each, filter.keyword);
    case "keyword":
      return card.keywords.includes(filter.keyword);
    case "text":
      return fold(wordsOfCard(each)).includes(fold(filter.text));
  }
};
