import { type Deed, eventsOfAct, partyOf, wordsOf } from "@spellwright/card-text";
import type { COLOR_CODES } from "@spellwright/contract";
import type { CardWords } from "./card-words.ts";
import { type Noun, some } from "./rules/nouns.ts";
import { isOwn } from "./rules/rule.ts";

type ColorCode = (typeof COLOR_CODES)[number];
/** A color, or any that the deck asks for. */
export type MadeMana = ColorCode | "any";

const MANA: Readonly<Record<string, MadeMana>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
  colorless: "C",
  "any-color": "any",
};

/** Mana of basic land types (CR 305.6). */
export const BASIC_TYPES: Readonly<Record<string, ColorCode>> = {
  plains: "W",
  island: "U",
  swamp: "B",
  mountain: "R",
  forest: "G",
};

const CYCLING = "cycling";

/** The mana that a card makes: its own, not that of tokens; where something else decides, any. */
const madeBy = (deed: Deed): readonly MadeMana[] => {
  if (deed.verb !== "add" || !isOwn(deed)) return [];
  return eventsOfAct(deed).flatMap(({ of }) =>
    of.length === 0 ? ["any" as const] : of.flatMap((color) => MANA[color] ?? []),
  );
};

/** The colors of the lands that a card looks for. */
const colorsOf = (lands: Noun | undefined): readonly MadeMana[] => {
  const named = lands === undefined ? [] : wordsOf(lands).flat();
  const colors = named.flatMap((word) => BASIC_TYPES[word] ?? []);
  const isBasic = some(lands, (one) => wordsOf(one).some((row) => row.includes("basic")));
  return colors.length === 0 && isBasic ? ["any"] : colors;
};

/** What a card is cycled into: "plainscycling", "basic landcycling" (CR 702.29e). */
const cycledInto = ({ abilities }: CardWords): readonly MadeMana[] =>
  abilities.flatMap((ability) => {
    if (ability.kind !== "keyword" || !ability.name.endsWith(CYCLING)) return [];
    const land = ability.name.slice(0, -CYCLING.length);
    return land === "basic land" ? ["any" as const] : (BASIC_TYPES[land] ?? []);
  });

/** The mana that the words of a card make or, of a land, find; and what a card is cycled into. */
export const manaInWords = (words: CardWords): ReadonlySet<MadeMana> => {
  const isLand = words.type.split(" ").includes("Land");
  const found = words.deeds.flatMap(({ verb, who, clause }) =>
    isLand && verb === "search" && partyOf(who) === "you" ? colorsOf(clause.for) : [],
  );
  const made = [...words.deeds, ...words.deedsOfBack].flatMap(madeBy);
  return new Set([...made, ...found, ...cycledInto(words)]);
};
