import type { COLOR_CODES } from "@spellwright/contract";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";
import { BASIC_TYPES, type MadeMana } from "../roles/mana-in-words.ts";
import { readOnce } from "../roles/read-once.ts";

type ColorCode = (typeof COLOR_CODES)[number];

const COLORED: readonly ColorCode[] = ["W", "U", "B", "R", "G"];

/** What our own summaries say of mana, where the official text is not known. */
const ANY_COLOR = /\bmana of any\b|\bany color\b/i;
const FETCHES_IN_SUMMARY = /\b(?:fetch land|find|trade it in) (?:for|it|a|any)?([^.]{0,80})/gi;
const BASIC_NAMES = /\b(plains|island|swamp|mountain|forest)s?\b/gi;

const isLand = (card: CardFacts): boolean => /\bLand\b/.test(frontTypeOf(card));

/** The colors of the lands that a summary speaks of. */
const colorsOfLands = (text: string): readonly MadeMana[] =>
  /\bbasic land\b/i.test(text)
    ? ["any"]
    : [...text.matchAll(BASIC_NAMES)].flatMap(
        ([, name = ""]) => BASIC_TYPES[name.toLowerCase()] ?? [],
      );

/** Colors of a land of the starter data: its identity is the mana it makes (CR 903.4), or it finds lands. */
const manaInSummary = (card: CardFacts): readonly MadeMana[] => {
  const own = card.summary?.en ?? "";
  const found = [...own.matchAll(FETCHES_IN_SUMMARY)].flatMap(([, what = ""]) =>
    colorsOfLands(what),
  );
  const identity = COLORED.filter((color) => card.color_identity.includes(color));
  return [...identity, ...found, ...(ANY_COLOR.test(own) ? (["any"] as const) : [])];
};

/** The mana that a card makes by its types and its words. */
const manaMade = (card: CardFacts): readonly MadeMana[] => [
  ...frontTypeOf(card)
    .split(" ")
    .flatMap((type) => BASIC_TYPES[type.toLowerCase()] ?? []),
  ...(isLand(card) && !rulesTextOf(card).trim() ? manaInSummary(card) : []),
  ...readOnce(card).mana,
];

/**
 * The colors of mana a card can make, from its basic land types and its abilities. A land that
 * fetches others, and a card that is cycled into one, count for the colors of these.
 *
 * @param wanted colors of the commander, or those that the costs of the deck ask for: mana of any color,
 *   and any basic land, are taken to be of these
 */
export function manaOf(card: CardFacts, wanted: ReadonlySet<string>): ReadonlySet<ColorCode> {
  const anyColor = wanted.size > 0 ? COLORED.filter((color) => wanted.has(color)) : COLORED;
  return new Set(manaMade(card).flatMap((made) => (made === "any" ? anyColor : [made])));
}
