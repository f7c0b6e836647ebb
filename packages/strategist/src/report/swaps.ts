import type { Bracket, Card } from "@spellwright/contract";
import { averageManaValueOf, type Role, recogniseRoles, type Steps } from "@spellwright/decks";
import { isForbidden, mayJoin } from "../answers/legality.ts";
import { type DeckFacts, referenceOf, weightOfRole } from "../deck-facts.ts";
import type { CardReference, StrategyDeck } from "../strategist.ts";
import { COMMANDER_HABITS, hasCommander } from "../usual-ranges.ts";
import { cutOrder, scarceRoles } from "./cut-order.ts";
import { type Alternative, cheaperThan, comparePrices, type PricePair } from "./prices.ts";

/** Why a card is proposed; the sentences live in `locales` (`strategy.swaps`). */
export type SwapReason =
  /** Fewer cards of the role than guides for the format ask for. */
  | {
      readonly code: "roleGap";
      readonly role: Role;
      readonly count: number;
      readonly least: number;
    }
  /** It makes a combo whole with cards of the deck. */
  | { readonly code: "comboPiece"; readonly with: readonly CardReference[] };

/** One card for another. */
export interface Swap {
  readonly add: Card;
  readonly cut: Card;
  readonly reason: SwapReason;
  /** A cheaper card of the same role, checked alike; null for the piece of a combo, or without prices. */
  readonly cheaper: Alternative | null;
  /** Of `add` and `cut`; null where the card file has no prices of both. */
  readonly prices: PricePair | null;
  /** What the list is afterwards; the brackets stay null until `bracketSwaps` has told them. */
  readonly effect: {
    readonly bracketBefore: Bracket | null;
    readonly bracketAfter: Bracket | null;
    /** Average mana values. */
    readonly averageBefore: number | null;
    readonly averageAfter: number | null;
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
  const printing = { setCode: null, collectorNumber: null, finish: null, categories: [], tags: [] };
  const line = { ...printing, name: add.name, quantity: 1, board: "main" as const, card: add };
  return { ...deck, entries: [...entries, line] };
};

/**
 * Whether a swap may be shown (ANA-04): the card exists, is legal in the format, inside the color
 * identity, not in the deck yet; what goes is in the main deck and is no commander.
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

/** What swaps are made of. */
export interface SwapParts {
  /** Cards that may be proposed, the most played first. */
  readonly candidates: readonly Card[];
  /** Cards that one combo more needs, with the cards of the deck that it joins. */
  readonly near: readonly { readonly missing: string; readonly cards: readonly string[] }[];
  /** Cards that are never cut: pieces of combos, the commander’s kin. */
  readonly kept: ReadonlySet<string>;
}

const MOST_SWAPS = 8;
const MOST_FOR_A_ROLE = 3;

interface Wish {
  readonly add: Card;
  readonly reason: SwapReason;
}

/** The first cards of a role; no card behind them is read. */
const firstWith = (cards: readonly Card[], role: Role, most: number): readonly Card[] => {
  const found: Card[] = [];
  for (const card of cards) {
    if (found.length === most) break;
    if (recogniseRoles(card).roles.has(role)) found.push(card);
  }
  return found;
};

const wishesOf = (facts: DeckFacts, { candidates, near }: SwapParts): readonly Wish[] => {
  const played = new Set(facts.cards.map(({ card }) => card.name));
  const offered = candidates.filter(
    (card) => !card.game_changer && !played.has(card.name) && mayJoin(card, facts),
  );
  const gaps = !hasCommander(facts.deck.format)
    ? []
    : Object.entries(COMMANDER_HABITS).flatMap(([name, habit]): Wish[] => {
        const role = name as Role;
        const count = weightOfRole(facts, role);
        const missing = Math.min(MOST_FOR_A_ROLE, (habit?.least ?? 0) - count);
        if (habit === undefined || missing <= 0) return [];
        return firstWith(offered, role, missing).map((add) => ({
          add,
          reason: { code: "roleGap", role, count, least: habit.least },
        }));
      });
  const byName = new Map(candidates.map((card) => [card.name, card]));
  const pieces = near.flatMap(({ missing, cards }): Wish[] => {
    const add = byName.get(missing);
    if (add === undefined) return [];
    const joined = facts.cards
      .filter(({ card }) => cards.includes(card.name))
      .map(({ card }) => referenceOf(card, null));
    return [{ add, reason: { code: "comboPiece", with: joined } }];
  });
  return [...gaps, ...pieces.slice(0, 2)];
};

/** Cards of the index that a cheaper one is looked for among. */
const LOOKED_AT = 4_000;

/** A cheaper card of the role that is asked for, which may join in place of the same card. */
const cheaperFor = (
  { add, reason }: Wish,
  cut: Card,
  facts: DeckFacts,
  parts: {
    readonly candidates: readonly Card[];
    readonly byName: ReadonlyMap<string, Card>;
    readonly added: ReadonlySet<string>;
  },
): Alternative | null => {
  if (reason.code !== "roleGap") return null;
  const { candidates, byName, added } = parts;
  const found = cheaperThan(
    add,
    candidates.slice(0, LOOKED_AT),
    (card) =>
      !(card.game_changer || added.has(card.name)) &&
      recogniseRoles(card).roles.has(reason.role) &&
      isSound({ add: card.name, cut: cut.name }, facts, byName),
  );
  return found ?? null;
};

/** Swaps for a deck, each sound and each with a reason that is true; a swap a step. */
export function* proposeSwaps(facts: DeckFacts, parts: SwapParts): Steps<readonly Swap[]> {
  const byName = new Map(parts.candidates.map((card) => [card.name, card]));
  const scarce = scarceRoles(facts);
  // What the deck has too little of stays, or the report would ask for it back.
  const cuts = cutOrder(facts, parts.kept).filter(
    ({ card, roles }) => isForbidden(card, facts) || [...roles].every((role) => !scarce.has(role)),
  );
  yield;
  const swaps: Swap[] = [];
  const added = new Set<string>();
  for (const { add, reason } of wishesOf(facts, parts)) {
    if (swaps.length === MOST_SWAPS) break;
    yield;
    const pair = new Set(reason.code === "comboPiece" ? reason.with.map(({ name }) => name) : []);
    const at = cuts.findIndex(({ card }) => !pair.has(card.name));
    const cut = cuts[at]?.card;
    if (cut === undefined || added.has(add.name)) continue;
    if (!isSound({ add: add.name, cut: cut.name }, facts, byName)) continue;
    cuts.splice(at, 1);
    added.add(add.name);
    const after = afterSwap(facts.deck, add, cut);
    swaps.push({
      add,
      cut,
      reason,
      cheaper: null,
      prices: comparePrices(add, cut) ?? null,
      effect: {
        bracketBefore: null,
        bracketAfter: null,
        averageBefore: facts.statistics.averageManaValue,
        averageAfter: averageManaValueOf(after.entries),
      },
    });
  }
  const named = new Set(added);
  const priced: Swap[] = [];
  for (const swap of swaps) {
    yield;
    const cheaper = cheaperFor(swap, swap.cut, facts, { ...parts, byName, added: named });
    if (cheaper !== null) named.add(cheaper.card.name);
    priced.push({ ...swap, cheaper });
  }
  return priced;
}
