import type { ColorCode } from "@spellwright/contract";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { recogniseRoles } from "../roles/recognise-roles.ts";
import { basicTypesIn } from "./mana-in-words.ts";

const COLORED: readonly ColorCode[] = ["W", "U", "B", "R", "G"];

/**
 * The colors of mana a card can make, from its basic land types and from what its abilities add. A land that
 * fetches others, and a card that is cycled into one, count for the colors of these.
 *
 * @param wanted colors of the commander, or those that the costs of the deck ask for: mana of any color,
 *   and any basic land, are taken to be of these
 */
export function manaOf(card: CardFacts, wanted: ReadonlySet<string>): ReadonlySet<ColorCode> {
  const anyColor = wanted.size > 0 ? COLORED.filter((color) => wanted.has(color)) : COLORED;
  const { mana } = recogniseRoles(card);
  return new Set([...mana].flatMap((made) => (made === "any" ? anyColor : [made])));
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
    const types = frontTypeOf(card).toLowerCase().split(" ");
    for (const type of types.includes("land") ? basicTypesIn(types) : []) {
      const made = byType.get(type) ?? new Set();
      for (const color of manaOf(card, wanted)) made.add(color);
      byType.set(type, made);
    }
  }
  return (card) =>
    new Set([
      ...manaOf(card, wanted),
      ...recogniseRoles(card).seeks.flatMap((type) => [...(byType.get(type) ?? [])]),
    ]);
}
