import type { CardEventName } from "@spellwright/contract";
import type { Party, Quantity } from "../deeds/index.ts";

/** Names of what may happen. */
export type EventName = CardEventName;

/** Something that may happen, and of what. */
export interface CardEvent {
  readonly name: EventName;
  /** What must hold of it, in words: creature, goblin, red, nonland; "self" is the card itself. */
  readonly of: readonly string[];
  /** Whose it is: the player it happens to, or whose permanent it happens to. */
  readonly whose: Party;
}

/** An event that a card makes happen. */
export interface CausedEvent extends CardEvent {
  /** How many or how much; X where the text gives no number. */
  readonly amount: Quantity;
  /** Whether it can happen again and again while the card is there. */
  readonly again: boolean;
}

/** What a card makes happen, and what it waits for or makes better. */
export interface CardEvents {
  readonly causes: readonly CausedEvent[];
  readonly rewards: readonly CardEvent[];
}
