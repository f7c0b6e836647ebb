import type { COLOR_CODES } from "@spellwright/contract";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";

type ColorCode = (typeof COLOR_CODES)[number];

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

/**
 * The colors of mana a card can make, from its basic land types and the text after “Add”. Text
 * between quotation marks belongs to a token, text in parentheses is a reminder (CR 207.2). Lands
 * that fetch others make none themselves.
 *
 * @param identity the colors of the commander; mana of any color is taken to be of these
 */
export function manaOf(card: CardFacts, identity: ReadonlySet<string>): ReadonlySet<ColorCode> {
  const anyColor = identity.size > 0 ? COLORED.filter((color) => identity.has(color)) : COLORED;
  const made = new Set<ColorCode>();
  for (const type of frontTypeOf(card).split(/[\s—]+/)) {
    const color = BASIC_TYPES[type];
    if (color) made.add(color);
  }
  const rules = rulesTextOf(card);
  // A land without a text (starter data): its color identity is the mana it makes (CR 903.4).
  if (!rules.trim() && /\bLand\b/.test(card.type_line))
    for (const color of COLORED) if (card.color_identity.includes(color)) made.add(color);
  const text = rules.replace(/\([^()]*\)/g, "").replace(/"[^"]*"/g, "");
  for (const [, added = ""] of text.matchAll(ADDS)) {
    for (const [, symbol] of added.matchAll(SYMBOL)) made.add(symbol as ColorCode);
    if (ANY_COLOR.test(added)) for (const color of anyColor) made.add(color);
  }
  return made;
}
