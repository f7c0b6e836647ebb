import { type DeckFacts, referenceOf } from "../deck-facts.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import { chanceBetween, chanceOfExactly } from "../odds/hypergeometric.ts";
import { KEEPABLE_LANDS, mulliganOdds, OPENING_HAND } from "../odds/opening-hand.ts";
import { simulateGames } from "../odds/simulate-games.ts";
import type { Finding } from "../strategist.ts";
import { leastPlayed } from "../usual-cost.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerPart, finding } from "./answer-part.ts";
import { handsFinding } from "./clock.ts";
import { namesHand } from "./hand.ts";
import { makesMana } from "./hand-plays.ts";
import { libraryOf } from "./library-asked.ts";

/** What makes lands a hand to keep: something to cast early, best of all mana. */
const earlyCards = (facts: DeckFacts): readonly Finding[] => {
  const early = facts.cards.filter(
    ({ card, isLand, isCommander }) => !isLand && !isCommander && leastPlayed(card) <= EARLY_COST,
  );
  const mana = early.filter((each) => makesMana(each) || each.roles.has("fastMana"));
  const count = early.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    finding("handEarlyCards", { count, turn: EARLY_COST }),
    ...(mana.length === 0
      ? []
      : [
          finding("handMana", {
            cards: { cards: mana.map(({ card, quantity }) => referenceOf(card, quantity)) },
          }),
        ]),
  ];
};

/** Which hands are kept, where no deck says how often they come. */
const KEEPING: AnswerPart = {
  responseType: "guidance",
  headline: finding("mulliganRule", { ...KEEPABLE_LANDS, turn: EARLY_COST }),
  title: "mulligan",
  items: [finding("clockOnTheDraw")],
  sources: [RULES_SOURCE],
  confidence: 0.8,
};

/** How often seven cards hold a number of lands that one keeps, and after one mulligan. */
export const answerMulligan: Answer = (context) => {
  if (!context.understanding.subjects.has("mulligan")) return undefined;
  // Of a hand that is named, what it holds is the answer.
  if (context.facts !== null && context.question.cards.length > 0 && namesHand(context))
    return undefined;
  const library = libraryOf(context);
  if (library === undefined && context.facts === null) return KEEPING;
  if (library === undefined || library.deck < OPENING_HAND || library.lands > library.deck)
    return undefined;
  const draw = { deck: library.deck, wanted: library.lands };
  const { keepsSeven, keepsAfterOne } = mulliganOdds(draw);
  const hand = { ...draw, drawn: OPENING_HAND };
  const { facts, understanding } = context;
  const games = facts && understanding.landsTold === null ? simulateGames(facts) : undefined;
  return {
    responseType: "odds",
    headline: finding("mulligan", {
      keeps: { percent: keepsSeven },
      after: { percent: keepsAfterOne },
      count: library.lands,
      deck: library.deck,
    }),
    title: "mulligan",
    items: [
      finding("handTooFew", { chance: { percent: chanceBetween(hand, 0, 1) } }),
      ...[2, 3, 4, 5].map((lands) =>
        finding("handWithLands", { lands, chance: { percent: chanceOfExactly(hand, lands) } }),
      ),
      finding("handTooMany", { chance: { percent: chanceBetween(hand, 6, 7) } }),
      ...(facts === null ? [] : earlyCards(facts)),
      ...(games === undefined ? [] : [handsFinding(games)]),
    ],
    sources: [RULES_SOURCE],
    confidence: 0.95,
  };
};
