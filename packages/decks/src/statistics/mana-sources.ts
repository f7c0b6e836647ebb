import type { COLOR_CODES } from "@spellwright/contract";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";

type ColorCode = (typeof COLOR_CODES)[number];
/** A color, or any that the deck asks for. */
type Made = ColorCode | "any";

/** Mana of basic land types (CR 305.6). */
const BASIC_TYPES: Readonly<Record<string, ColorCode>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};
const COLORED: readonly ColorCode[] = ["W", "U", "B", "R", "G"];
const ADDS = /\badds?\b([^.\n]{0,160})/gi;
const SYMBOL = /\{([WUBRGC])\}/g;
const ANY_COLOR =
  /\bmana (?:of|in) any (?:one )?(?:color|combination of colors|type)|\bany color\b/i;

/** What a land looks for in one’s own library, and what a card is cycled into (CR 702.29e). */
const FETCHES = /\bsearch your library for\b([^.\n]{0,160})/gi;
const LAND_CYCLING = /\b(basic land|plains|island|swamp|mountain|forest)cycling\b/gi;
/** Our own summaries, where the official text is not known. */
const FETCHES_IN_SUMMARY = /\b(?:fetch land|find|trade it in) (?:for|it|a|any)?([^.]{0,80})/gi;
const BASIC_NAMES = /\b(plains|island|swamp|mountain|forest)s?\b/gi;

const isLand = (card: CardFacts): boolean => /\bLand\b/.test(frontTypeOf(card));

const colorOfName = (name: string): ColorCode | undefined =>
  BASIC_TYPES[name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()];

/** The colors of the lands that a text speaks of. */
const colorsOfLands = (text: string): readonly Made[] =>
  /\bbasic land\b/i.test(text)
    ? ["any"]
    : [...text.matchAll(BASIC_NAMES)].flatMap(([, name = ""]) => colorOfName(name) ?? []);

/** Our own summary of a card whose official text is not known. */
const summaryOf = (card: CardFacts): string =>
  rulesTextOf(card).trim() ? "" : (card.summary?.en ?? "");

/** What a card says that it finds: by fetching a land, or by land cycling. */
const landsSought = (card: CardFacts): readonly string[] => {
  const rules = rulesTextOf(card);
  const fetched = isLand(card)
    ? [...rules.matchAll(FETCHES), ...summaryOf(card).matchAll(FETCHES_IN_SUMMARY)]
    : [];
  return [...fetched, ...rules.matchAll(LAND_CYCLING)].map(([, what = ""]) => what);
};

/** Colors that a card finds rather than makes. */
const colorsFound = (card: CardFacts): readonly Made[] => {
  const any: Made[] = isLand(card) && ANY_COLOR.test(summaryOf(card)) ? ["any"] : [];
  return [...any, ...landsSought(card).flatMap(colorsOfLands)];
};

/** The basic land types that a card looks for on any land: a “Plains card” may be a Sacred Foundry (CR 305.6). */
const typesSought = oncePerCard((card: CardFacts): readonly string[] =>
  landsSought(card)
    .map((what) => what.toLowerCase())
    .filter((what) => !what.includes("basic"))
    .flatMap((what) =>
      Object.keys(BASIC_TYPES).filter((type) => what.includes(type.toLowerCase())),
    ),
);

/** What a card’s words say of the mana it makes. */
const manaInWords = oncePerCard((card: CardFacts): ReadonlySet<Made> => {
  const made = new Set<Made>(colorsFound(card));
  for (const type of frontTypeOf(card).split(/[\s—]+/)) {
    const color = BASIC_TYPES[type];
    if (color) made.add(color);
  }
  const rules = rulesTextOf(card);
  // A land without a text (starter data): its color identity is the mana it makes (CR 903.4).
  if (!rules.trim() && isLand(card))
    for (const color of COLORED) if (card.color_identity.includes(color)) made.add(color);
  const text = rules.replace(/\([^()]*\)/g, "").replace(/"[^"]*"/g, "");
  for (const [, added = ""] of text.matchAll(ADDS)) {
    for (const [, symbol] of added.matchAll(SYMBOL)) made.add(symbol as ColorCode);
    if (ANY_COLOR.test(added)) made.add("any");
  }
  return made;
});

/**
 * The colors of mana a card can make, from its basic land types and the text after “Add”. Text
 * between quotation marks belongs to a token, text in parentheses is a reminder (CR 207.2). A land that
 * fetches others, and a card that is cycled into one, count for the colors of these.
 *
 * @param wanted colors of the commander, or those that the costs of the deck ask for: mana of any color,
 *   and any basic land, are taken to be of these
 */
export function manaOf(card: CardFacts, wanted: ReadonlySet<string>): ReadonlySet<ColorCode> {
  const anyColor = wanted.size > 0 ? COLORED.filter((color) => wanted.has(color)) : COLORED;
  return new Set([...manaInWords(card)].flatMap((made) => (made === "any" ? anyColor : [made])));
}

/**
 * `manaOf` for the cards of a deck, or for one more: a land that looks for a land type finds those lands of the
 * deck that have several, and makes all their colors.
 */
export function createManaOf(
  cards: Iterable<CardFacts>,
  wanted: ReadonlySet<string>,
): (card: CardFacts) => ReadonlySet<ColorCode> {
  const byType = new Map<string, Set<ColorCode>>();
  for (const card of cards) {
    if (!isLand(card)) continue;
    for (const type of frontTypeOf(card)
      .split(" ")
      .filter((word) => Object.hasOwn(BASIC_TYPES, word))) {
      const made = byType.get(type) ?? new Set();
      for (const color of manaOf(card, wanted)) made.add(color);
      byType.set(type, made);
    }
  }
  return (card) =>
    new Set([
      ...manaOf(card, wanted),
      ...typesSought(card).flatMap((type) => [...(byType.get(type) ?? [])]),
    ]);
}
