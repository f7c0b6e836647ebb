import type { Card } from "@spellwright/contract";
import type { FoundCombo, Role } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { PlanGraph } from "../plan/plan-graph.ts";
import type { CardReference } from "../strategist.ts";
import { isForSeveral } from "../usual-ranges.ts";

/** How much of a deck hangs on a card. */
export type Importance = "critical" | "high" | "medium";

/** A card that a report names, and what it does. */
export interface KeyCard {
  readonly card: CardReference;
  readonly roles: readonly Role[];
  readonly importance: Importance;
  /** Why it is more than its roles. Null where it is not. */
  readonly reason: "commander" | "combo" | "plan" | "gameChanger" | null;
}

const IMPORTANCE = {
  commander: "critical",
  combo: "critical",
  plan: "high",
  gameChanger: "high",
} as const;
const MOST_KEY_CARDS = 12;

/** A card that this many decks play before it is everywhere for a reason (rank of the public data). */
const EVERYWHERE = 500;
/** Mana is in every deck: a card that only makes it is no key to this one. */
const MANA: ReadonlySet<Role> = new Set(["ramp", "fastMana"]);
/** Life that comes with it makes it no key either. */
const MANA_OR_LESS: ReadonlySet<Role> = new Set([...MANA, "lifegain"]);

/** All copies that may be played of a card: what a deck of sixty cards wants to see in every game. */
const PLAYSET = 4;

/** So much of what rests on the first card of the plan rests on those that are its heart. */
const HEART_SHARE = 0.75;

/** So much of the plan counts as a role, which many cards have. */
const WORTH_OF_A_ROLE = 5;

/** What rests on the card that the plan rests on most. The commander aside, which is there in every game. */
const mostPlanned = (cards: readonly DeckCard[], planned: (name: string) => number): number =>
  Math.max(0, ...cards.map(({ card, isCommander }) => (isCommander ? 0 : planned(card.name))));

/**
 * The cards that most of a deck hangs on: commanders and pieces of combos, then the heart of the plan and Game
 * Changers, then those that play most roles, and of which it has most copies.
 */
export const findKeyCards = (
  { deck, cards }: DeckFacts,
  combos: readonly FoundCombo[],
  { worth, wins }: Pick<PlanGraph, "worth" | "wins">,
): readonly KeyCard[] => {
  // Beside a surer plan a combo is one more way to win, not what the deck hangs on.
  const importanceOf = (reason: KeyCard["reason"]): Importance => {
    if (reason === null) return "medium";
    return reason === "combo" && wins[0]?.kind !== "combo" ? "high" : IMPORTANCE[reason];
  };
  const planned = (name: string): number => worth.get(name) ?? 0;
  const value = new Map(
    cards.map(({ card, roles, quantity }) => [
      card.name,
      planned(card.name) / WORTH_OF_A_ROLE +
        roles.size +
        (quantity - 1) +
        ((card.edhrec_rank ?? EVERYWHERE + 1) <= EVERYWHERE ? 2 : 0),
    ]),
  );
  const worthOf = ({ card }: KeyCard): number => value.get(card.name) ?? 0;
  // What only makes mana is replaced by any other that does. It is named where nothing else is.
  const makesManaOnly = ({ roles, reason }: KeyCard): boolean =>
    reason === null && roles.length > 0 && roles.every((role) => MANA_OR_LESS.has(role));
  const heart = Math.max(1, HEART_SHARE * mostPlanned(cards, planned));
  const isChanger = ({ game_changer }: Card) => game_changer && isForSeveral(deck.format);
  const pieces = new Set(combos.flatMap((combo) => combo.cards.map(({ name }) => name)));
  const reasonOf = ({ card, isCommander }: DeckCard): KeyCard["reason"] => {
    if (isCommander) return "commander";
    if (pieces.has(card.name)) return "combo";
    if (isChanger(card)) return "gameChanger";
    return planned(card.name) >= heart ? "plan" : null;
  };
  const weight = { critical: 2, high: 1, medium: 0 };
  const isKey = ({ isLand, isCommander, roles, card, quantity }: DeckCard): boolean =>
    isCommander ||
    (!isLand &&
      (quantity >= PLAYSET ||
        [...roles].some((role) => !MANA.has(role)) ||
        pieces.has(card.name) ||
        isChanger(card) ||
        planned(card.name) > 0));
  return cards
    .filter(isKey)
    .map((each): KeyCard => {
      const reason = reasonOf(each);
      return {
        card: referenceOf(each.card, each.quantity),
        roles: [...each.roles],
        importance: importanceOf(reason),
        reason,
      };
    })
    .toSorted(
      (a, b) =>
        weight[b.importance] - weight[a.importance] ||
        Number(makesManaOnly(a)) - Number(makesManaOnly(b)) ||
        worthOf(b) - worthOf(a),
    )
    .slice(0, MOST_KEY_CARDS);
};
