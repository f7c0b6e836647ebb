import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { COLORS } from "../statistics/mana-in-words.ts";
import { type Noun, some } from "./rules/nouns.ts";

type Trait = NonNullable<Noun["is"]>[number];
type Restriction = NonNullable<Noun["where"]>[number];

const front = ({ card_faces, ...card }: CardFacts) => ({ ...card, ...card_faces?.[0] });

/** The words of its front’s type line, in small letters: many nouns are held against one card. */
export const frontTypes = oncePerCard(
  (card: CardFacts): ReadonlySet<string> => new Set(frontTypeOf(card).toLowerCase().split(" ")),
);

/** Whether a card has a quality. Undefined where a card’s face does not tell it: “tapped”, “attacking”. */
const has = (trait: Trait, card: CardFacts): boolean | undefined => {
  const { any, join, not, colour, type, subtype, supertype } = trait;
  if (any !== undefined) {
    const rows = any.map((row) => row.every((each) => has(each, card) !== false));
    return join === "," ? rows.every(Boolean) : rows.some(Boolean);
  }
  if (not !== undefined) {
    const told = has(not, card);
    return told === undefined ? undefined : !told;
  }
  if (colour !== undefined) {
    const code = COLORS[colour];
    const colors: readonly string[] | null | undefined = front(card).colors ?? card.colors;
    return code === undefined ? undefined : colors?.includes(code) === true;
  }
  const word = type ?? subtype ?? supertype;
  return word === undefined ? undefined : frontTypes(card).has(word);
};

const measureOf = (measure: string | undefined, card: CardFacts): number => {
  if (measure === "mana value") return card.cmc;
  const { power, toughness } = front(card);
  if (measure === "power") return Number(power ?? Number.NaN);
  return measure === "toughness" ? Number(toughness ?? Number.NaN) : Number.NaN;
};

/** “With power 4 or greater”. What depends is left open. */
const isOfSize = ({ having }: Restriction, card: CardFacts): boolean => {
  const { measure, is, amount } = having?.compare ?? {};
  const value = measureOf(measure, card);
  if (is !== undefined || typeof amount?.number !== "number" || Number.isNaN(value)) return true;
  if (amount.bound === "or greater" || amount.bound === "or more") return value >= amount.number;
  if (amount.bound === "or less" || amount.bound === "or fewer") return value <= amount.number;
  return value === amount.number;
};

/** Whether what a noun says of size holds or not by what is printed: no X, no sum, no cost in symbols. */
const isDecided = ({ having }: Restriction, card: CardFacts): boolean =>
  having === undefined ||
  (typeof having.compare?.amount?.number === "number" &&
    !Number.isNaN(measureOf(having.compare.measure, card)));

/**
 * Whether a card may be what a noun of another card’s text names, by what is printed on it: types, supertypes,
 * colors, size. What only the table tells is left open.
 */
export const couldBe = (noun: Noun, card: CardFacts): boolean =>
  some(
    noun,
    ({ is = [], where = [] }) =>
      is.every((trait) => has(trait, card) !== false) &&
      where.every((each) => isOfSize(each, card)),
  );

/** The same where a noun tells a kind, and its size does not depend: “that card” may be any. */
export const isKindOf = (noun: Noun, card: CardFacts): boolean =>
  some(
    noun,
    (one) =>
      (one.is ?? []).some(({ thing }) => thing === undefined || thing.startsWith("permanent")) &&
      (one.where ?? []).every((each) => isDecided(each, card)) &&
      couldBe(one, card),
  );
