import type { Card } from "@spellwright/contract";
import { checkLegality, type FoundCombo, inOneGo, type Steps } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { clockFinding, handsFinding } from "../answers/clock.ts";
import { shortColor } from "../answers/colors.ts";
import { landsBesideUsual } from "../answers/lands.ts";
import { readingNotes, roleBesideHabit } from "../answers/roles.ts";
import { type DeckFacts, deckFacts, knownShare } from "../deck-facts.ts";
import { simulateInSteps } from "../odds/simulate-games.ts";
import type { Finding, StrategyDeck } from "../strategist.ts";
import { findWins, type WinCondition } from "./find-wins.ts";
import { findKeyCards, type KeyCard } from "./key-cards.ts";
import { type PhasePlan, planGame } from "./plan-game.ts";
import { type Rating, rateDeck } from "./ratings.ts";
import { proposeSwaps, type Swap, type SwapParts } from "./swaps.ts";
import { type FoundSynergy, findSynergies } from "./synergies.ts";

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
