import { COLORS } from "../mana-cost.ts";
import {
  type CardFilter,
  type CardKind,
  type CardQuery,
  type Comparison,
  RARITIES,
} from "./card-query.ts";
import { figureOf, frontTypes, type QueriedCard, queriedTexts } from "./queried-card.ts";
import { foldQueried } from "./query-terms.ts";

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

const compared = (a: number | undefined, how: Comparison, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && COMPARE[how](a, b);

/** Sets of colors: “≤” is a part of them, “≥” has them all. */
const comparedColors = (
  has: readonly string[],
  how: Comparison,
  asked: readonly string[],
): boolean => {
  const within = has.every((color) => asked.includes(color));
  const including = asked.every((color) => has.includes(color));
  const same = within && including;
  if (how === "=" || how === "!=") return same === (how === "=");
  const holds = how.startsWith("<") ? within : including;
  return holds && (how.endsWith("=") || !same);
};

const colorsOf = (card: QueriedCard, of: "colors" | "identity"): readonly string[] =>
  (of === "colors" ? (card.colors ?? []) : card.color_identity).filter((color) =>
    COLORS.some((known) => known === color),
  );

const isOfType = (card: QueriedCard, ...types: readonly string[]): boolean =>
  types.some((type) => frontTypes(card).includes(type));

const PERMANENTS = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"];
const TWO_SIDED = ["transform", "modal_dfc", "double_faced_token"];

const KINDS: Readonly<Record<CardKind, (card: QueriedCard) => boolean>> = {
  permanent: (card) => isOfType(card, ...PERMANENTS),
  spell: (card) => !isOfType(card, "land"),
  // CR 903.3
  commander: (card) =>
    (isOfType(card, "legendary") && isOfType(card, "creature", "vehicle", "spacecraft")) ||
    queriedTexts.rules(card).includes("can be your commander"),
  historic: (card) => isOfType(card, "legendary", "artifact", "saga"),
  party: (card) =>
    isOfType(card, "creature") && isOfType(card, "cleric", "rogue", "warrior", "wizard"),
  legendary: (card) => isOfType(card, "legendary"),
  multicolored: (card) => colorsOf(card, "colors").length > 1,
  twoSided: ({ layout = "" }) => TWO_SIDED.includes(layout),
  split: ({ layout }) => layout === "split",
  adventure: ({ layout }) => layout === "adventure",
  gameChanger: ({ game_changer }) => game_changer === true,
};

const rarityPlace = (rarity: string | null | undefined): number | undefined => {
  const place = (RARITIES as readonly string[]).indexOf(rarity ?? "");
  return place < 0 ? undefined : place;
};

const meets = (card: QueriedCard, filter: CardFilter): boolean => {
  switch (filter.kind) {
    case "text":
      return queriedTexts[filter.of](card).includes(filter.text);
    case "keyword":
      return (card.keywords ?? []).some((keyword) => foldQueried(keyword) === filter.keyword);
    case "colors":
      return comparedColors(colorsOf(card, filter.of), filter.how, filter.colors);
    case "colorCount":
      return compared(colorsOf(card, filter.of).length, filter.how, filter.count);
    case "produces":
      return (
        card.produces !== undefined && comparedColors(card.produces, filter.how, filter.colors)
      );
    case "event":
      return card[filter.of]?.includes(filter.event) === true;
    case "role":
      return card.roles?.includes(filter.role) === true;
    case "figure": {
      const { of, how, than } = filter;
      return compared(
        figureOf(card, of),
        how,
        typeof than === "number" ? than : figureOf(card, than),
      );
    }
    case "legality": {
      const state = card.legalities?.[filter.format];
      return state === filter.state || (filter.state === "legal" && state === "restricted");
    }
    case "rarity":
      return compared(rarityPlace(card.rarity), filter.how, rarityPlace(filter.rarity));
    case "is":
      return KINDS[filter.what](card);
  }
};

/** Whether a card is one that a search asks for. What a card has no figure for is not met. */
export const fitsQuery = (card: QueriedCard, query: CardQuery): boolean => {
  switch (query.kind) {
    case "all":
      return query.of.every((each) => fitsQuery(card, each));
    case "any":
      return query.of.some((each) => fitsQuery(card, each));
    case "not":
      return !fitsQuery(card, query.of);
    default:
      return meets(card, query);
  }
};
