import {
  type Bracket,
  type Card,
  COLOR_CODES,
  type ColorCode,
  type DeckFormat,
} from "@spellwright/contract";
import { type DeckStatistics, deckStatistics, entryOfCard, type Role } from "@spellwright/decks";
import { isForbidden, mayJoin } from "../answers/legality.ts";
import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import type { NamedTheme } from "../plan/themes.ts";
import type { CardReference, StrategyDeck } from "../strategist.ts";
import type { CurveProblem } from "./curve-bounds.ts";
import { cutOrder, scarceRoles } from "./cut-order.ts";
import { type Alternative, comparePrices, type PricePair } from "./prices.ts";

/** Why a card is proposed. The sentences live in `locales` (`strategy.swaps`). */
export type SwapReason =
  /** Fewer cards of the role than guides for the format ask for. */
  | {
      readonly code: "roleGap";
      readonly role: Role;
      readonly count: number;
      readonly least: number;
    }
  /** It makes a combo whole with cards of the deck. */
  | { readonly code: "comboPiece"; readonly with: readonly CardReference[] }
  /** It does what the other does for less mana, where the curve is beyond what lists of its kind show. */
  | ({
      readonly code: "curve";
      readonly roles: readonly Role[];
      /** What the measure is afterwards. */
      readonly after: number;
    } & CurveProblem)
  /** It makes a color that is short of Karsten’s target, which the other does not. */
  | {
      readonly code: "colorSource";
      readonly color: ColorCode;
      readonly sources: readonly [before: number, after: number];
      readonly needed: number;
      /** The card that asks for so many. */
      readonly target: CardReference;
    }
  /** It does what the other does and asks for no more of any color than there is. */
  | {
      readonly code: "colorCost";
      readonly color: ColorCode;
      readonly sources: number;
      /** Sources that the other asks for, and this one. */
      readonly needed: readonly [before: number, after: number];
      readonly roles: readonly Role[];
    }
  /** It makes the same colors, and the other always enters tapped. */
  | { readonly code: "tappedLand" }
  /** The other may not be played in the format, and this one does what it did. */
  | { readonly code: "forbidden"; readonly format: DeckFormat; readonly roles: readonly Role[] }
  /** It serves what the deck is about, which the other does less or not at all. */
  | {
      readonly code: "plan";
      readonly themes: readonly NamedTheme[];
      readonly isForCommander: boolean;
    }
  /** A language model proposes it: what it says of it where that was checked, and what the card does. */
  | { readonly code: "proposed"; readonly why: string | null; readonly roles: readonly Role[] };

/** What a swap changes of one color: its mana symbols in costs, and the cards that make its mana. */
export interface ColorChange {
  readonly color: ColorCode;
  readonly symbols: readonly [before: number, after: number];
  readonly sources: readonly [before: number, after: number];
}

/** One card for another. */
export interface Swap {
  readonly add: Card;
  readonly cut: Card;
  readonly reason: SwapReason;
  /** A cheaper card of the same role, checked alike. Null for the piece of a combo, or without prices. */
  readonly cheaper: Alternative | null;
  /** Of `add` and `cut`. Null where the card file has no prices of both. */
  readonly prices: PricePair | null;
  /** What the list is afterwards. The brackets stay null until `bracketSwaps` has told them. */
  readonly effect: {
    readonly bracketBefore: Bracket | null;
    readonly bracketAfter: Bracket | null;
    /** Average mana values. */
    readonly averageBefore: number | null;
    readonly averageAfter: number | null;
    /** The colors that it changes. None: it changes none. */
    readonly colors: readonly ColorChange[];
  };
}

/** A swap that somebody proposes: nothing of it is believed. */
export interface ProposedSwap {
  readonly add: string;
  readonly cut: string;
}

/** The deck after a swap: as many cards, one line changed. */
export const afterSwap = (deck: StrategyDeck, add: Card, cut: Card): StrategyDeck => {
  let cutLeft = 1;
  const entries = deck.entries.flatMap((entry) => {
    if (cutLeft === 0 || entry.board !== "main" || entry.card?.name !== cut.name) return [entry];
    cutLeft = 0;
    return entry.quantity > 1 ? [{ ...entry, quantity: entry.quantity - 1 }] : [];
  });
  return { ...deck, entries: [...entries, entryOfCard(add)] };
};

/**
 * Whether a swap may be shown (ANA-04): the card exists, is legal in the format, inside the color
 * identity, not in the deck yet. What goes is in the main deck and is no commander.
 *
 * @param cards every card that exists, by English name
 */
export const isSound = (
  { add, cut }: ProposedSwap,
  facts: DeckFacts,
  cards: ReadonlyMap<string, Card>,
): boolean => {
  const card = cards.get(add);
  if (card === undefined || add === cut || !mayJoin(card, facts)) return false;
  if (facts.deck.entries.some(({ card: known, name }) => known?.name === add || name === add))
    return false;
  return facts.deck.entries.some(
    ({ board, card: known }) => board === "main" && known?.name === cut,
  );
};

/** The cards of a deck that may go for another, the first first: what it has too little of stays. */
export const possibleCuts = (facts: DeckFacts, kept: ReadonlySet<string>): readonly DeckCard[] =>
  cutOrder(facts, kept).filter(mayBeCut(facts));

/** Of so many colors a deck finds each by its ramp; so many creatures want to be protected. */
const MANY_COLORS = 4;
const MANY_CREATURES = 30;

/** Roles that a deck of its kind has never too much of. */
const neededRoles = ({ cards, statistics: { types } }: DeckFacts): readonly Role[] => {
  const colors = new Set(
    cards.flatMap(({ card, isCommander }) => (isCommander ? card.color_identity : [])),
  );
  return [
    ...(colors.size >= MANY_COLORS ? (["ramp"] as const) : []),
    ...(types.creature >= MANY_CREATURES ? (["protection"] as const) : []),
  ];
};

/** Whether a card may go for another that does something else: what the deck has too little of stays. */
export const mayBeCut = (facts: DeckFacts): ((each: DeckCard) => boolean) => {
  const scarce = new Set([...scarceRoles(facts), ...neededRoles(facts)]);
  return ({ card, roles }) =>
    isForbidden(card, facts) || [...roles].every((role) => !scarce.has(role));
};

const colorsChanged = (before: DeckStatistics, after: DeckStatistics): readonly ColorChange[] =>
  COLOR_CODES.map((color) => ({
    color,
    symbols: [before.pips[color], after.pips[color]] as const,
    sources: [before.sources[color], after.sources[color]] as const,
  })).filter(({ symbols, sources }) => symbols[0] !== symbols[1] || sources[0] !== sources[1]);

/** A sound swap with what it costs and what the list is afterwards. Its brackets are told later. */
export const makeSwap = (facts: DeckFacts, add: Card, cut: Card, reason: SwapReason): Swap => {
  const after = deckStatistics(afterSwap(facts.deck, add, cut).entries);
  return {
    add,
    cut,
    reason,
    cheaper: null,
    prices: comparePrices(add, cut) ?? null,
    effect: {
      bracketBefore: null,
      bracketAfter: null,
      averageBefore: facts.statistics.averageManaValue,
      averageAfter: after.averageManaValue,
      colors: colorsChanged(facts.statistics, after),
    },
  };
};
