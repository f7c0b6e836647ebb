import type { Card } from "@spellwright/contract";
import { checkLegality, type FoundCombo, inOneGo, type Role, type Steps } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { clockFinding, handsFinding } from "../answers/clock.ts";
import { shortColor } from "../answers/colors.ts";
import { landsBesideUsual } from "../answers/lands.ts";
import { readingNotes, roleBesideHabit } from "../answers/roles.ts";
import {
  type DeckCard,
  type DeckFacts,
  deckFacts,
  knownShare,
  referenceOf,
} from "../deck-facts.ts";
import { simulateInSteps } from "../odds/simulate-games.ts";
import type { CardReference, Finding, StrategyDeck } from "../strategist.ts";
import { findWins, type WinCondition } from "./find-wins.ts";
import { type Rating, rateDeck } from "./ratings.ts";
import { proposeSwaps, type Swap, type SwapParts } from "./swaps.ts";
import { type FoundSynergy, findSynergies } from "./synergies.ts";

/** How much of a deck hangs on a card. */
export type Importance = "critical" | "high" | "medium";

/** A card that a report names, and what it does. */
export interface KeyCard {
  readonly card: CardReference;
  readonly roles: readonly Role[];
  readonly importance: Importance;
}

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

/** What can be said of a deck from its list (ANA-02); each sentence names only cards of it. */
export interface DeckReport {
  readonly facts: DeckFacts;
  readonly strengths: readonly Finding[];
  readonly weaknesses: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly ratings: readonly Rating[];
  readonly keyCards: readonly KeyCard[];
  readonly plan: readonly PhasePlan[];
  readonly combos: readonly FoundCombo[];
  readonly synergies: readonly FoundSynergy[];
  readonly wins: readonly WinCondition[];
  readonly swaps: readonly Swap[];
  /** How often the first hand is kept, and by which turn attacking wins; empty for a deck too small. */
  readonly games: readonly Finding[];
  /** 0 to 1, from how much of the list is known. */
  readonly confidence: number;
}

const COUNTED = ["ramp", "draw", "removal", "wipe"] as const;
const MOST_KEY_CARDS = 12;
const MOST_NAMED = 6;

const reference = ({ card, quantity }: DeckCard): CardReference => referenceOf(card, quantity);

const besideUsual = (facts: DeckFacts) => {
  const beside = [
    landsBesideUsual(facts),
    shortColor(facts),
    ...COUNTED.map((role) => roleBesideHabit(facts, role)),
  ].filter((each): each is Finding => each !== undefined);
  const breaches = checkLegality(facts.deck.entries, facts.deck.format).problems.filter(
    ({ code }) => code !== "unknownCard",
  ).length;
  const isShort = ({ code }: Finding) => /Below|Short/.test(code) || code === "landsAbove";
  return {
    weaknesses: [
      ...beside.filter(isShort),
      ...(breaches > 0
        ? [finding("deckIllegal", { format: { format: facts.deck.format }, count: breaches })]
        : []),
    ],
    strengths: beside.filter((each) => !isShort(each)),
  };
};

const findKeyCards = ({ cards }: DeckFacts, combos: readonly FoundCombo[]): readonly KeyCard[] => {
  const pieces = new Set(combos.flatMap((combo) => combo.cards.map(({ name }) => name)));
  const importanceOf = ({ card, isCommander }: DeckCard): Importance => {
    if (isCommander || pieces.has(card.name)) return "critical";
    return card.game_changer ? "high" : "medium";
  };
  const weight = { critical: 2, high: 1, medium: 0 };
  return cards
    .filter(({ isLand, roles, card }) => !isLand && (roles.size > 0 || pieces.has(card.name)))
    .concat(cards.filter(({ isCommander, roles }) => isCommander && roles.size === 0))
    .map((each) => ({
      card: reference(each),
      roles: [...each.roles],
      importance: importanceOf(each),
    }))
    .toSorted(
      (a, b) => weight[b.importance] - weight[a.importance] || b.roles.length - a.roles.length,
    )
    .slice(0, MOST_KEY_CARDS);
};

/** The phase in which a card is first cast: turns 1 to 3, 4 to 6, 7 and later. */
const phaseOf = ({ card: { cmc } }: DeckCard): GamePhase => {
  if (cmc <= 3) return "early";
  return cmc <= 6 ? "mid" : "late";
};

/** What matters in a phase comes first: mana early, answers and cards in the middle, the end late. */
const WANTED: Readonly<Record<GamePhase, readonly Role[]>> = {
  early: ["fastMana", "ramp", "draw", "tutor"],
  mid: ["draw", "removal", "wipe", "tokens", "recursion"],
  late: ["winCondition", "extraTurn", "wipe", "tokens"],
};

const planGame = ({ cards }: DeckFacts): readonly PhasePlan[] =>
  GAME_PHASES.map((phase) => {
    const playable = cards.filter((each) => !each.isLand && phaseOf(each) === phase);
    const isWanted = ({ roles }: DeckCard) => WANTED[phase].some((role) => roles.has(role));
    return {
      phase,
      count: playable.reduce((sum, { quantity }) => sum + quantity, 0),
      cards: playable.filter(isWanted).slice(0, MOST_NAMED).map(reference),
    };
  });

function* simulatedFindings(facts: DeckFacts): Steps<readonly Finding[]> {
  const games = yield* simulateInSteps(facts);
  return games === undefined ? [] : [handsFinding(games), clockFinding(games)];
}

/** What a report needs beside the deck. */
export interface ReportParts {
  /** Cards that may be proposed, the most played first; none: nothing is proposed. */
  readonly candidates: readonly Card[];
  /** Combos that one card more would make whole. */
  readonly near: SwapParts["near"];
}

/** Says of a deck what its list says, without any model (ANA-01…ANA-04). */
export const reportOnDeck = (deck: StrategyDeck, parts: ReportParts): DeckReport =>
  inOneGo(reportInSteps(deck, parts));

/** `reportOnDeck`, a part of the report a step. */
export function* reportInSteps(deck: StrategyDeck, parts: ReportParts): Steps<DeckReport> {
  const facts = deckFacts(deck);
  yield;
  const combos = deck.bracket?.combos ?? [];
  const kept = new Set(combos.flatMap(({ cards }) => cards.map(({ name }) => name)));
  const beside = besideUsual(facts);
  yield;
  return {
    facts,
    ...beside,
    notes: [...readingNotes(facts), finding("habitsOnly")],
    ratings: rateDeck(facts),
    keyCards: findKeyCards(facts, combos),
    plan: planGame(facts),
    combos,
    synergies: yield* findSynergies(facts),
    wins: findWins(facts, combos),
    swaps: yield* proposeSwaps(facts, { ...parts, kept }),
    games: yield* simulatedFindings(facts),
    confidence: 0.8 * knownShare(facts),
  };
}
