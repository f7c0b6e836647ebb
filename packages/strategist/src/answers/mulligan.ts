import { copiesOf, type DeckFacts, referenceOf } from "../deck-facts.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import { chanceBetween, chanceOfExactly } from "../odds/hypergeometric.ts";
import { KEEPABLE_LANDS, mulliganOdds, OPENING_HAND } from "../odds/opening-hand.ts";
import { type SimulatedGames, simulateGames } from "../odds/simulate-games.ts";
import { isPlayedEarly } from "../report/plan-game.ts";
import type { Finding } from "../strategist.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerPart, finding } from "./answer-part.ts";
import { handsFinding } from "./clock.ts";
import { namesHand } from "./hand.ts";
import { makesMana } from "./hand-plays.ts";
import { libraryOf } from "./stated-library.ts";

/** What makes lands a hand to keep: something to cast early, best of all mana. */
const earlyCards = (facts: DeckFacts): readonly Finding[] => {
  const early = facts.cards.filter((each) => isPlayedEarly(each));
  const mana = early.filter((each) => makesMana(each) || each.roles.has("fastMana"));
  return [
    finding("handEarlyCards", { count: copiesOf(early), turn: EARLY_COST }),
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
const RULE = finding("mulliganRule", { ...KEEPABLE_LANDS, turn: EARLY_COST });
const KEEPING: AnswerPart = {
  responseType: "guidance",
  headline: RULE,
  title: "mulligan",
  items: [finding("clockOnTheDraw")],
  sources: [RULES_SOURCE],
  confidence: 0.8,
};

/** Of a deck one number tells how often a hand is kept: that of the rule, which is told beside it. */
const headLines = (
  byLands: Finding,
  games: SimulatedGames | undefined,
  isRuleAsked: boolean,
): readonly [Finding, ...Finding[]] => {
  if (games === undefined) return [byLands];
  const kept = handsFinding(games);
  return isRuleAsked ? [RULE, kept] : [kept, RULE];
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
  const byLands = finding("mulligan", {
    keeps: { percent: keepsSeven },
    after: { percent: keepsAfterOne },
    count: library.lands,
    deck: library.deck,
  });
  const [headline, ...beside] = headLines(byLands, games, understanding.asksWhich);
  return {
    responseType: "odds",
    headline,
    title: "mulligan",
    items: [
      ...beside,
      finding("handTooFew", { chance: { percent: chanceBetween(hand, 0, 1) } }),
      ...[2, 3, 4, 5].map((lands) =>
        finding("handWithLands", { lands, chance: { percent: chanceOfExactly(hand, lands) } }),
      ),
      finding("handTooMany", { chance: { percent: chanceBetween(hand, 6, 7) } }),
      ...(facts === null ? [] : earlyCards(facts)),
    ],
    sources: [RULES_SOURCE],
    confidence: 0.95,
  };
};
