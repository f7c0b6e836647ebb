import { type DeckCard, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import { KEEPABLE_LANDS } from "../odds/opening-hand.ts";
import { openingLine } from "../plan/opening-line.ts";
import { type PlanGraph, planOf } from "../plan/plan-graph.ts";
import { bestEarlyPlays, MOST_A_TURN, planGame, turnsWith } from "../report/plan-game.ts";
import type { CardReference, Finding } from "../strategist.ts";
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

/** More cards than these are a hand, and not what one begins with. */
const MOST_HELD = 2;

/** The cards of the deck that a game is to begin with. Undefined where others are named. */
const heldOf = ({ question }: AnswerContext, facts: DeckFacts): readonly DeckCard[] | undefined => {
  const held = question.cards.flatMap(
    ({ card }) => facts.cards.find((each) => each.card.name === card.name && !each.isLand) ?? [],
  );
  return held.length === question.cards.length && held.length <= MOST_HELD ? held : undefined;
};

const costLines = (facts: DeckFacts, plan: PlanGraph): readonly Finding[] =>
  bestEarlyPlays(facts, plan)
    .filter((each) => each.cards.length > 0)
    .map((each) =>
      finding("turnPlaysAt", {
        turn: each.cost,
        cards: { cards: each.cards, most: MOST_A_TURN },
      }),
    );

/** Turn by turn, with what is held already. */
const turnLines = (
  facts: DeckFacts,
  plan: PlanGraph,
  held: readonly DeckCard[],
): readonly Finding[] =>
  turnsWith(facts, plan, held).map(({ turn, mana, cards }) =>
    finding("turnPlaysMana", { turn, count: mana, cards: { cards } }),
  );

/** The cards that an opening hand is kept for: what the plan of the deck plays in turns 1 to 3 (FOR-09). */
export const answerOpening: Answer = (context) => {
  const { facts } = context;
  if (facts === null) return undefined;
  const { subjects, turn } = context.understanding;
  const held = heldOf(context, facts);
  const asksTurns = subjects.has("turnPlays") && turn === null && held !== undefined;
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
    items: asksTurns && held.length > 0 ? turnLines(facts, plan, held) : costLines(facts, plan),
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
