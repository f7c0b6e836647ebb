import { type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import { KEEPABLE_LANDS } from "../odds/opening-hand.ts";
import { openingLine } from "../plan/opening-line.ts";
import { planOf } from "../plan/plan-graph.ts";
import { bestEarlyPlays, planGame } from "../report/plan-game.ts";
import type { CardReference } from "../strategist.ts";
import { leastPlayed } from "../usual-cost.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";

/** Asks for the cards that a first hand is kept for, and names no hand. */
const asksForCards = ({ question, understanding }: AnswerContext): boolean =>
  understanding.asksKeep &&
  understanding.asksWhich &&
  understanding.subjects.has("odds") &&
  question.cards.length === 0 &&
  understanding.landsWanted === null &&
  understanding.landsExactly === null;

/** The cards that together begin the plan by the third turn, where the deck has such a line. */
const lineOf = (facts: DeckFacts): readonly CardReference[] => {
  const early = facts.cards
    .filter((each) => !each.isLand && !each.isCommander && leastPlayed(each.card) <= EARLY_COST)
    .map(({ card }) => card);
  const line = new Set(openingLine(early, EARLY_COST, facts));
  return facts.cards
    .filter(({ card }) => line.has(card))
    .map(({ card, quantity }) => referenceOf(card, quantity));
};

/** The cards that an opening hand is kept for: what the plan of the deck plays in turns 1 to 3 (FOR-09). */
export const answerOpening: Answer = (context) => {
  const { facts } = context;
  if (facts === null) return undefined;
  const { subjects, turn } = context.understanding;
  const asksTurns =
    subjects.has("turnPlays") && turn === null && context.question.cards.length === 0;
  if (!asksTurns && !asksForCards(context)) return undefined;
  const plan = planOf(facts);
  const early = planGame(facts, plan).find(({ phase }) => phase === "early");
  if (early === undefined || early.count === 0) return undefined;
  const line = lineOf(facts);
  const begun = new Set(line.map(({ name }) => name));
  const cards = [...line, ...early.cards.filter(({ name }) => !begun.has(name))];
  const kept = finding("openingKept", { ...KEEPABLE_LANDS, cards: { cards } });
  const playable = finding("handEarlyCards", { turn: EARLY_COST, count: early.count });
  const asked = {
    headline: finding("phase.early", { count: early.count, cards: { cards } }),
    items: bestEarlyPlays(facts, plan)
      .filter((each) => each.cards.length > 0)
      .map((each) => finding("turnPlaysAt", { turn: each.cost, cards: { cards: each.cards } })),
  };
  return {
    responseType: "cards",
    ...(asksTurns ? asked : { headline: kept, items: [playable] }),
    title: asksTurns ? "turnPlays" : "hand",
    cards,
    sources: [RULES_SOURCE],
    confidence: 0.7 * knownShare(facts),
  };
};
