import type { Ability } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";

/** A player of a scene: who asks, or the others. */
export type Side = "asker" | "opponent";

/** Where a card is. */
export type Zone = "battlefield" | "hand" | "graveyard" | "library" | "exile" | "command";

/** A card that lies on the battlefield. */
export interface Permanent {
  readonly card: Card;
  /** Who controls it; absent: nobody told. */
  readonly side?: Side;
  /** How many of it there are. */
  readonly copies: number;
  /** What is told of the X of its text. */
  readonly x?: number;
  /** Of a spell: it was cast for its overload cost and says “each” for “target” (CR 702.96a). */
  readonly isOverloaded?: boolean;
}

/** What an act is done with or to. */
export interface Thing {
  readonly card?: Card;
  /** Types, subtypes and supertypes in lower case, and "token". */
  readonly kinds: ReadonlySet<string>;
  /** Who controls it, or whose card it is. */
  readonly side?: Side;
  readonly zone?: Zone;
  /** What it is just doing: entering or dying. */
  readonly doing?: Doing;
  /** Told without a name: it may be more than is told. */
  readonly isOpen?: boolean;
  /** A regeneration effect waits for its destruction (CR 701.19a). */
  readonly regenerates?: boolean;
  /** Whether its name was chosen for the card that speaks of a chosen one; absent: nobody told. */
  readonly isChosen?: boolean;
  /** Abilities that something else gives to it. */
  readonly given?: readonly Ability[];
}

/** What may be done or may happen: verbs of card texts in their plain form. */
export type Doing =
  | "activate"
  | "attack"
  | "block"
  | "cast"
  | "counter"
  | "create"
  | "damage"
  | "die"
  | "discard"
  | "draw"
  | "enter"
  | "gain"
  | "lose"
  | "play"
  | "put"
  | "sacrifice"
  | "search"
  | "trigger"
  | "win";

/** Something that is done, or that happens. */
export interface Act {
  readonly doing: Doing;
  /** Who does it, or whom it happens to. */
  readonly by?: Side;
  readonly thing?: Thing;
  /** Of an ability that triggers: what has it. */
  readonly of?: Thing;
  /** How many, or how much. */
  readonly amount: number;
  /** In how many events of equal size. Absent: in one. */
  readonly events?: number;
  /** Of damage that an effect deals: what deals it. */
  readonly source?: Thing;
  /** Of counters that are put on a thing: their kind, "+1/+1" or "loyalty". */
  readonly counter?: string;
  /** Whose turn it is; absent: nobody told. */
  readonly turnOf?: Side;
  /** Which one of this turn it is: 2 for the second spell. Absent: nobody told. */
  readonly ordinal?: number;
  /** Whether a spell or ability makes it happen, not the turn itself. */
  readonly isByEffect?: boolean;
  /** Of a spell: it is cast while something else resolves, at no time of its own (CR 608.2g). */
  readonly isWhileResolving?: boolean;
  /** Of an activation: whether the ability is a mana ability (CR 605.1a). */
  readonly isMana?: boolean;
}

/** Creatures that are told by their number: "with four creatures". */
export interface Crowd {
  readonly thing: Thing;
  readonly amount: number;
}

/** What lies on the table, and what is done there. */
export interface Scene {
  readonly board: readonly Permanent[];
  readonly crowds: readonly Crowd[];
  readonly acts: readonly Act[];
  /** How many opponents the asker has. */
  readonly opponents: number;
}

/** The other player. */
export const otherSide = (side: Side): Side => (side === "asker" ? "opponent" : "asker");
