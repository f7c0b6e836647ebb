import {
  CARD_FIGURES,
  type CardFigure,
  type CardFilter,
  type CardQuery,
  type Comparison,
} from "./card-query.ts";
import {
  colorsOf,
  EVENT_WORDS,
  KIND_WORDS,
  QUERY_KEYS,
  type QueryKey,
  RARITY_WORDS,
  ROLE_WORDS,
} from "./query-words.ts";

const FIGURE = /^\d{1,4}(?:\.\d)?$/;
const FORMAT = /^[a-z]{2,20}$/;
const MULTICOLORED = new Set(["m", "multi", "multicolor", "multicolore"]);

const isFigure = (key: string): key is CardFigure => CARD_FIGURES.some((figure) => figure === key);

/** “:” is the comparison that one means: a figure is that figure, colors are among those of the card. */
const meant = (operator: string, colon: Comparison): Comparison =>
  operator === ":" ? colon : (operator as Comparison);

const readFigure = (of: CardFigure, operator: string, value: string): CardFilter | undefined => {
  const key = QUERY_KEYS.get(value);
  const than = FIGURE.test(value) ? Number(value) : key !== undefined && isFigure(key) && key;
  return than === false || than === undefined
    ? undefined
    : { kind: "figure", of, how: meant(operator, "="), than };
};

/** An identity is one that fits into those colors (CR 903.4). Colors are among those of the card. */
const readColors = (
  of: "colors" | "identity",
  operator: string,
  value: string,
): CardFilter | undefined => {
  if (MULTICOLORED.has(value)) return { kind: "colorCount", of, how: ">", count: 1 };
  if (/^\d$/.test(value))
    return { kind: "colorCount", of, how: meant(operator, "="), count: Number(value) };
  const colors = colorsOf(value);
  if (colors === undefined) return undefined;
  const colon = colors.length === 0 ? "=" : of === "identity" ? "<=" : ">=";
  return { kind: "colors", of, how: meant(operator, colon), colors };
};

type Reader = (operator: string, value: string) => CardFilter | undefined;

/** “wu” are both. Colorless mana is a kind of mana like the five colors. */
const readProduced: Reader = (operator, value) => {
  const colors = colorsOf(value);
  if (colors === undefined) return undefined;
  const mana = colors.length === 0 ? (["C"] as const) : colors;
  return { kind: "produces", how: meant(operator, ">="), colors: mana };
};

/** “damage-to-you” and “damage to you” are the same words. */
const wordsOf = (value: string): string => value.replaceAll("-", " ");
const event =
  (of: "causes" | "rewards"): Reader =>
  (_operator, value) => {
    const label = EVENT_WORDS.get(wordsOf(value));
    return label && { kind: "event", of, event: label };
  };

const legality =
  (state: "legal" | "banned" | "restricted"): Reader =>
  (_operator, format) =>
    FORMAT.test(format) ? { kind: "legality", state, format } : undefined;
const text =
  (of: "name" | "type" | "rules"): Reader =>
  (_operator, value) => ({ kind: "text", of, text: value });

const READERS: Readonly<Record<QueryKey, Reader>> = {
  name: text("name"),
  type: text("type"),
  rules: text("rules"),
  keyword: (_operator, keyword) => ({ kind: "keyword", keyword }),
  colors: (operator, value) => readColors("colors", operator, value),
  identity: (operator, value) => readColors("identity", operator, value),
  manaValue: (operator, value) => readFigure("manaValue", operator, value),
  power: (operator, value) => readFigure("power", operator, value),
  toughness: (operator, value) => readFigure("toughness", operator, value),
  loyalty: (operator, value) => readFigure("loyalty", operator, value),
  legal: legality("legal"),
  banned: legality("banned"),
  restricted: legality("restricted"),
  rarity: (operator, value) => {
    const rarity = RARITY_WORDS.get(value);
    return rarity && { kind: "rarity", how: meant(operator, "="), rarity };
  },
  is: (_operator, value) => {
    const what = KIND_WORDS.get(value);
    return what && { kind: "is", what };
  },
  produces: readProduced,
  event: event("causes"),
  rewards: event("rewards"),
  role: (_operator, value) => {
    const role = ROLE_WORDS.get(wordsOf(value));
    return role && { kind: "role", role };
  },
};

/** What a card is or is not: nothing is more of it than another. */
const UNORDERED: ReadonlySet<QueryKey> = new Set([
  ...(["name", "type", "rules", "keyword", "legal", "banned", "restricted"] as const),
  ...(["is", "event", "rewards", "role"] as const),
]);

/**
 * One filter, as the public card service writes them: `t:elf`, `mv<=3`, `id:wu`.
 *
 * @param key folded, as the value is
 * @returns why it is none, where the key or its value is unknown
 */
export const readFilter = (
  key: string,
  operator: string,
  value: string,
): CardQuery | "unknown_key" | "unknown_value" => {
  // “not:commander” is “-is:commander”.
  if (key === "not") {
    const denied = readFilter("is", operator, value);
    return typeof denied === "string" ? denied : { kind: "not", of: denied };
  }
  const name = QUERY_KEYS.get(key);
  if (name === undefined) return "unknown_key";
  const filter = value === "" ? undefined : READERS[name](operator, value);
  if (filter === undefined) return "unknown_value";
  if (!UNORDERED.has(name) || operator === ":" || operator === "=") return filter;
  return operator === "!=" ? { kind: "not", of: filter } : "unknown_value";
};
