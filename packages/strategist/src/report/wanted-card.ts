import type { EventName } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { type Role, recogniseRoles } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";
import { abilitiesOf, holdsNode } from "./read-nodes.ts";
import type { SwapReason } from "./swap.ts";

/** A card that a deck wants, and why. */
export interface WantedCard {
  readonly add: Card;
  /** What it takes the place of. Absent: whatever goes first. */
  readonly cut?: Card;
  readonly reason: SwapReason;
  /** Whether another card would serve the same reason. Absent: none would. */
  readonly suits?: (card: OfferedCard) => boolean;
}

/** A card of the index that may join, with what it does. */
export interface OfferedCard {
  readonly card: Card;
  readonly roles: ReadonlySet<Role>;
  readonly isLand: boolean;
}

const isCreature = ({ type_line: type }: Card): boolean => /\bCreature\b/.test(type);

const ANY_AMOUNT = 7;

/** How much of an event a card makes happen at most. */
const mostOf = (card: Card, event: EventName): number =>
  Math.max(
    0,
    ...recogniseRoles(card)
      .events.causes.filter(({ name, whose }) => name === event && whose !== "opponent")
      .map(({ amount }) => (amount === "X" ? ANY_AMOUNT : amount)),
  );

/** A card that costs so much less does less. */
const LIKE_COST = 3;

/** Whether a card does what another one does as much as that: three cards are not one, all are not one of them. */
const isOfItsScope = (card: Card, other: Card): boolean =>
  other.cmc - card.cmc <= LIKE_COST &&
  recogniseRoles(card).events.causes.every(({ name }) => mostOf(card, name) >= mostOf(other, name));

/** Whether a card plays every role of another one. A body stays a body: to attack and block is no role. */
export const doesAllOf = (
  { card, roles }: Pick<DeckCard, "card" | "roles">,
  other: Pick<DeckCard, "card" | "roles">,
): boolean =>
  isCreature(card) === isCreature(other.card) &&
  isOfItsScope(card, other.card) &&
  [...other.roles].every((role) => roles.has(role)) &&
  // What makes mana first is no remedy for anything else.
  (!roles.has("ramp") || other.roles.has("ramp"));

/** From this mana on an ability is no small thing. */
const DEAR = 3;

/** Mana of which an ability is no small thing, and mana of any amount. */
const isDear = (symbol: unknown): boolean => {
  const amount = String(symbol).slice(1, -1);
  return amount === "x" || Number(amount) >= DEAR;
};

/** Whether a card is played for its mana value. No X in its cost, no dear ability behind it. */
export const hasPrintedCost = (card: Card): boolean =>
  !(
    card.mana_cost?.includes("{X}") === true ||
    holdsNode(abilitiesOf(card), ({ symbols, unread }) =>
      [symbols, unread].some((words) => Array.isArray(words) && words.some(isDear)),
    )
  );
