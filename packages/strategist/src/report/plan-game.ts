import type { Role } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, namesType, referenceOf } from "../deck-facts.ts";
import { createManaMade } from "../odds/mana-made.ts";
import type { PlanGraph } from "../plan/plan-graph.ts";
import type { CardReference } from "../strategist.ts";
import { costFaceUp, hasNoManaCost } from "../usual-cost.ts";

/** The parts of a game, by own turns. */
export const GAME_PHASES = ["early", "mid", "late"] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** What a deck plays in a part of the game. */
export interface PhasePlan {
  readonly phase: GamePhase;
  readonly count: number;
  /** The ones that are worth naming. */
  readonly cards: readonly CardReference[];
}

const MOST_NAMED = 6;

/** A card with X in its cost is cast for so much at least. */
const LEAST_X = 3;

/** Whether a card of the library is played in the first phase. */
export const isPlayedEarly = (each: DeckCard): boolean =>
  !each.isLand && !each.isCommander && phaseOf(each) === "early";

/** The phase in which a card first does what it says: turns 1 to 3, 4 to 6, 7 and later. */
const phaseOf = (each: DeckCard): GamePhase => {
  if (hasNoManaCost(each.card)) return "mid";
  const cost = costFaceUp(each) + (each.card.mana_cost?.includes("{X}") === true ? LEAST_X : 0);
  if (cost <= 3) return "early";
  return cost <= 6 ? "mid" : "late";
};

const phaseOfTurn = (turn: number): GamePhase => (turn <= 3 ? "early" : "mid");

/** What matters in a phase comes first: mana early, answers and cards in the middle, the end late. */
const WANTED: Readonly<Record<GamePhase, readonly Role[]>> = {
  early: ["fastMana", "ramp", "draw", "tutor"],
  mid: ["draw", "removal", "wipe", "tokens", "recursion"],
  late: ["winCondition", "extraTurn", "wipe", "tokens"],
};

/** What matters in a phase is worth as much as a payoff of the first theme. */
const WANTED_WORTH = 12;

/** How much a card matters in a phase: what its plan rests on, and what is wanted then. */
const worthIn =
  (phase: GamePhase, worth: PlanGraph["worth"]) =>
  ({ card, roles }: DeckCard): number =>
    (worth.get(card.name) ?? 0) +
    (WANTED[phase].some((role) => roles.has(role)) ? WANTED_WORTH : 0);

const best = (
  cards: readonly DeckCard[],
  worthOf: (each: DeckCard) => number,
  most: number,
): readonly CardReference[] =>
  cards
    .toSorted((one, other) => worthOf(other) - worthOf(one) || other.quantity - one.quantity)
    .slice(0, most)
    .map(({ card, quantity }) => referenceOf(card, quantity));

const EARLY_COSTS = [0, 1, 2, 3] as const;
export const MOST_A_TURN = 4;

/** Whether a card is played of one’s own accord in the first turns. No answer that waits, and no Aura on an empty board. */
const opens =
  (cost: number) =>
  ({ card, roles }: DeckCard): boolean => {
    if (roles.has("counterspell") || hasNoManaCost(card)) return false;
    if (namesType(card.type_line, "Instant")) return WANTED.early.some((role) => roles.has(role));
    return cost > 1 || !namesType(card.type_line, "Aura");
  };

/** What is best cast for none to three mana, which the first turns give, the best first. */
export const bestEarlyPlays = (
  { cards }: DeckFacts,
  { worth }: Pick<PlanGraph, "worth">,
): readonly { readonly cost: number; readonly cards: readonly CardReference[] }[] =>
  EARLY_COSTS.map((cost) => {
    const castable = cards.filter((each) => !each.isLand && costFaceUp(each) === cost);
    const played = castable.filter(opens(cost));
    return { cost, cards: best(played, worthIn("early", worth), played.length) };
  });

/** Mana that is named beside what it is for. */
const MOST_MANA = 2;
const MANA: readonly Role[] = ["fastMana", "ramp"];

/** Of mana: what most copies are of, then what is played most (rank of the public data). */
const mostSeen = ({ card, quantity }: DeckCard): number =>
  quantity - (card.edhrec_rank ?? UNRANKED) / UNRANKED;
const UNRANKED = 100_000;

/** Of the first turns: what makes mana that stays or comes at once, then what the plan rests on. */
const bestOf = (phase: GamePhase, cards: readonly DeckCard[], worth: PlanGraph["worth"]) => {
  const worthOf = worthIn(phase, worth);
  const makesMana = ({ roles }: DeckCard): boolean =>
    phase === "early" && MANA.some((role) => roles.has(role));
  const mana = best(cards.filter(makesMana), mostSeen, MOST_MANA);
  const others = cards.filter((each) => !makesMana(each));
  return [...mana, ...best(others, worthOf, MOST_NAMED - mana.length)];
};

/** What a deck plays in each part of the game: what its plan rests on, and what matters then. */
export const planGame = (
  { cards }: DeckFacts,
  { worth }: Pick<PlanGraph, "worth">,
): readonly PhasePlan[] =>
  GAME_PHASES.map((phase) => {
    const playable = cards.filter((each) => !each.isLand && phaseOf(each) === phase);
    return {
      phase,
      count: playable.reduce((sum, { quantity }) => sum + quantity, 0),
      cards: bestOf(phase, playable, worth),
    };
  });

/** The turns that a first hand is judged by. */
const FIRST_TURNS = [1, 2, 3, 4] as const;

/** The turns of a game that begins with some cards: the mana of each, a land a turn, and what it is best spent on. */
export const turnsWith = (
  facts: DeckFacts,
  { worth }: Pick<PlanGraph, "worth">,
  held: readonly DeckCard[],
): readonly {
  readonly turn: number;
  readonly mana: number;
  readonly cards: readonly CardReference[];
}[] => {
  const { cards } = facts;
  const waiting = new Set(held);
  const madeBy = createManaMade(facts, null);
  const manaOf = (each: DeckCard): number => madeBy(each).each;
  let made = 0;
  return FIRST_TURNS.map((turn) => {
    let mana = turn + made;
    const cast = [...waiting].filter((each) => {
      if (costFaceUp(each) > mana) return false;
      waiting.delete(each);
      made += manaOf(each);
      // What is no creature makes mana in the turn it comes (CR 302.6).
      mana += (each.card.type_line.includes("Creature") ? 0 : manaOf(each)) - costFaceUp(each);
      return true;
    });
    const castable = cards.filter((each) => {
      const cost = costFaceUp(each);
      return !each.isLand && !held.includes(each) && cost <= mana && cost >= mana - 1;
    });
    const phase = phaseOfTurn(turn);
    return {
      turn,
      mana,
      cards: [
        ...cast.map(({ card }) => referenceOf(card, null)),
        ...best(castable, worthIn(phase, worth), MOST_A_TURN),
      ],
    };
  });
};
