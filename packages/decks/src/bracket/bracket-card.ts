import type { Card } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import type { CardFacts, EntryWithFacts } from "../card-facts.ts";

/** A card as the bracket looks at it. */
export type BracketCard = CardFacts & Pick<Card, "game_changer">;

/** A line of a deck beside its card. Null while the card is not known. */
export interface BracketEntry extends EntryWithFacts {
  readonly card: BracketCard | null;
}

/**
 * Names of one card are equal by this key, whether both sides are named or only the first. It is made
 * of some hundred names for every deck: spellings are settled before.
 */
export const nameKey = (name: string): string => foldPhrase(name.split(" // ", 1)[0] ?? name);

/** A set of names to look cards up in. */
export const keysOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(nameKey));
