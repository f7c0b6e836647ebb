import type { Card } from "@spellwright/contract";
import { ROLES, type Role, recogniseRoles, type Steps } from "@spellwright/decks";
import { mayJoin } from "../answers/legality.ts";
import { type DeckFacts, deckCardOf, referenceOf, weightOfRole } from "../deck-facts.ts";
import { habitFor } from "../usual-ranges.ts";
import { type Alternative, cheaperThan } from "./prices.ts";
import { isSound, makeSwap, openCutsInSteps, type Swap, type SwapReason } from "./swap.ts";

/** What swaps are made of. */
export interface SwapParts {
  /** Cards that may be proposed, the most played first. */
  readonly candidates: readonly Card[];
  /** Cards that one combo more needs, with the cards of the deck that it joins. */
  readonly near: readonly { readonly missing: string; readonly cards: readonly string[] }[];
  /** Cards that are never cut: pieces of combos, the commander’s kin. */
  readonly kept: ReadonlySet<string>;
}

/** Swaps of a report. */
export const MOST_SWAPS = 8;
const MOST_FOR_A_ROLE = 3;

interface Wish {
  readonly add: Card;
  readonly reason: SwapReason;
}

/** The first cards of a role; no card behind them is read. */
function* firstWith(cards: readonly Card[], role: Role, most: number): Steps<readonly Card[]> {
  const found: Card[] = [];
  for (const card of cards) {
    if (found.length === most) break;
    yield;
    const { roles } = recogniseRoles(card);
    if (deckCardOf(card, 1, false).isLand) continue;
    // What makes mana first is no remedy for anything else.
    if (roles.has(role) && (role === "ramp" || !roles.has("ramp"))) found.push(card);
  }
  return found;
}

/** What a deck wants, and why; a card that is looked at a step: thousands are. */
function* wishesOf(facts: DeckFacts, { candidates, near }: SwapParts): Steps<readonly Wish[]> {
  const played = new Set(facts.cards.map(({ card }) => card.name));
  const offered: Card[] = [];
  for (const card of candidates) {
    yield;
    if (!card.game_changer && !played.has(card.name) && mayJoin(card, facts)) offered.push(card);
  }
  const gaps: Wish[] = [];
  for (const role of ROLES) {
    const habit = habitFor(facts.deck, role);
    const count = weightOfRole(facts, role);
    const missing = Math.min(MOST_FOR_A_ROLE, (habit?.least ?? 0) - count);
    if (habit === undefined || missing <= 0) continue;
    for (const add of yield* firstWith(offered, role, missing))
      gaps.push({ add, reason: { code: "roleGap", role, count, least: habit.least } });
  }
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
}

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
  const cuts = [...(yield* openCutsInSteps(facts, parts.kept))];
  yield;
  const swaps: Swap[] = [];
  const added = new Set<string>();
  for (const { add, reason } of yield* wishesOf(facts, parts)) {
    if (swaps.length === MOST_SWAPS) break;
    yield;
    const pair = new Set(reason.code === "comboPiece" ? reason.with.map(({ name }) => name) : []);
    const at = cuts.findIndex(({ card }) => !pair.has(card.name));
    const cut = cuts[at]?.card;
    if (cut === undefined || added.has(add.name)) continue;
    if (!isSound({ add: add.name, cut: cut.name }, facts, byName)) continue;
    cuts.splice(at, 1);
    added.add(add.name);
    swaps.push(makeSwap(facts, add, cut, reason));
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
