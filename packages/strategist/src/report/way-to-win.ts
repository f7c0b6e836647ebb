import { copiesOf, type DeckCard } from "../deck-facts.ts";
import type { CardReference } from "../strategist.ts";

/** A way to win that the list really holds. */
export interface WinCondition {
  readonly kind:
    | "combo"
    | "words"
    | "finishers"
    | "drain"
    | "pings"
    | "brought"
    | "lands"
    | "poison"
    | "burn"
    | "storm"
    | "mill"
    | "combat"
    | "tokens"
    | "attackers"
    | "planeswalkers"
    | "commander";
  readonly cards: readonly CardReference[];
  /** What brings these cards, or makes their attacks larger. Absent where nothing does. */
  readonly by?: readonly CardReference[];
}

/** Ways that come to attacking: the one is no plan beside the other. */
export const ATTACKS: ReadonlySet<WinCondition["kind"]> = new Set([
  "attackers",
  "combat",
  "tokens",
  "commander",
  "lands",
]);

/** A way with the cards of it, and so many of them that it is a plan rather than luck. */
export interface WayToWin {
  readonly kind: WinCondition["kind"];
  readonly cards: readonly DeckCard[];
  readonly by?: readonly DeckCard[];
  readonly least: number;
  /** What all cards of it come to, where not all are named. */
  readonly weight?: number;
  /** Fewer of them still are a way, if the last one. */
  readonly counts?: "any";
}

/** A commander does it in every game. It counts for so many cards. */
const COMMANDER_COUNTS = 5;

/** How many cards some come to. */
export const weightOf = (cards: readonly DeckCard[]): number =>
  copiesOf(cards) + (cards.some(({ isCommander }) => isCommander) ? COMMANDER_COUNTS : 0);
