import {
  type Ability,
  type Deed,
  eventsOfAct,
  headOf,
  partyOf,
  typesIn,
  wordsOfNoun,
} from "@spellwright/card-text";
import type { ColorCode } from "@spellwright/contract";
import type { CardWords } from "../roles/card-words.ts";
import { isOwn } from "../roles/rules/rule.ts";

/** A color, or any that the deck asks for. */
export type MadeMana = ColorCode | "any";

/** Mana of basic land types (CR 305.6). */
const BASIC_TYPES: Readonly<Record<string, ColorCode>> = {
  plains: "W",
  island: "U",
  swamp: "B",
  mountain: "R",
  forest: "G",
};
/** Colors, and other mana, by the words of card texts. */
export const COLORS: Readonly<Record<string, MadeMana>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
  colorless: "C",
  "any-color": "any",
};

/** The mana of the basic land types on a type line. */
export const manaOfTypes = (typeLine: string): readonly ColorCode[] =>
  typeLine
    .toLowerCase()
    .split(" ")
    .flatMap((type) => BASIC_TYPES[type] ?? []);

/** "One mana of any type that a land you control could produce". */
const isOfAnyType = ({ clause: { mana } }: Deed): boolean =>
  mana?.noun?.where?.some(({ zone }) => zone?.det === "any" && headOf(zone).thing === "type") ===
  true;

const added = (deed: Deed): readonly MadeMana[] => {
  if (deed.verb !== "add" || deed.isCost || !isOwn(deed)) return [];
  if (isOfAnyType(deed)) return ["any"];
  return eventsOfAct(deed).flatMap(({ name, of }) =>
    name === "mana-produced" ? of.flatMap((word) => COLORS[word] ?? []) : [],
  );
};

/** The colors of the lands that words speak of: any basic land is of any color. */
const colorsOfLand = (words: readonly string[]): readonly MadeMana[] => {
  const named = words.flatMap((word) => BASIC_TYPES[word] ?? []);
  if (named.length > 0) return named;
  return words.includes("basic") && typesIn(words).has("land") ? ["any"] : [];
};

/** What a land looks for in one’s own library, a row of words for each alternative. */
const fetched = ({ verb, what, clause, isCost }: Deed): readonly (readonly string[])[] =>
  verb === "search" && !isCost && partyOf(what ?? {}) === "you" && clause.for !== undefined
    ? wordsOfNoun(clause.for)
    : [];

const CYCLING = "cycling";

/** What a card is cycled into (CR 702.29e). */
const cycledInto = (ability: Ability): readonly (readonly string[])[] => {
  if (ability.kind !== "keyword" || !ability.name.endsWith(CYCLING)) return [];
  return [ability.name.slice(0, -CYCLING.length).split(" ")];
};

const isLandType = (type: string): boolean => type.split(" ").includes("Land");

/** The lands that a card looks for, each in the words that must hold of it. */
const landsSought = ({ type, deeds, backDeeds, abilities }: CardWords) => [
  ...(isLandType(type) ? [...deeds, ...backDeeds].flatMap(fetched) : []),
  ...abilities.flatMap(cycledInto),
];

/** The basic land types of a type line, and of words. */
export const basicTypesIn = (words: readonly string[]): readonly string[] =>
  words.filter((word) => Object.hasOwn(BASIC_TYPES, word));

/** The basic land types that are made for these colors. */
export const typesOfMana = (mana: readonly MadeMana[]): readonly string[] =>
  Object.keys(BASIC_TYPES).filter((type) => mana.some((made) => made === BASIC_TYPES[type]));

/** The basic land types that a card looks for on any land: a “Plains card” may be a Sacred Foundry (CR 305.6). */
export const typesSoughtInWords = (words: CardWords): readonly string[] =>
  landsSought(words).flatMap((row) => (row.includes("basic") ? [] : basicTypesIn(row)));

/**
 * The mana that a card makes by its types and its words. A land that fetches others, and a card that is cycled into
 * one, count for the colors of these. What a token makes is the token's.
 */
export const manaInWords = (words: CardWords): ReadonlySet<MadeMana> =>
  new Set([
    ...manaOfTypes(words.type),
    ...[...words.deeds, ...words.backDeeds].flatMap(added),
    ...landsSought(words).flatMap(colorsOfLand),
  ]);
