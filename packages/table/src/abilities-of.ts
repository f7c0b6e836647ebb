import { type Ability, textOfCard } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { Thing } from "./scene.ts";

const known = new WeakMap<Card, readonly Ability[]>();

/** The abilities of a card's first face, read once for each card. None where its text is not at hand. */
export function abilitiesOf(card: Card): readonly Ability[] {
  const before = known.get(card);
  if (before !== undefined) return before;
  const abilities = textOfCard(card).faces[0]?.abilities ?? [];
  known.set(card, abilities);
  return abilities;
}

/** The abilities of a thing: what its card prints, and what something else gives to it. */
export const abilitiesOn = ({ card, given = [] }: Thing): readonly Ability[] =>
  card === undefined ? given : [...abilitiesOf(card), ...given];
