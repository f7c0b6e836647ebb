import { leastCost, recogniseRoles } from "@spellwright/decks";
import { foldPhrase, readNumber } from "@spellwright/text";
import { type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { KEEPABLE_LANDS, OPENING_HAND } from "../odds/opening-hand.ts";
import { simulateGames } from "../odds/simulate-games.ts";
import { openingLine } from "../plan/opening-line.ts";
import type { Finding, NamedCard, StrategyQuestion } from "../strategist.ts";
import { markCards } from "../understanding/mark-cards.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { handsFinding } from "./clock.ts";

/** Cards named together with their copies are a hand from here on. */
const LEAST_NAMED = 3;
/** Draws until one’s third turn, on the draw (CR 103.8a). */
const DRAWS = 3;

const COUNT_BEFORE = /(?:^|[\s,;(])(\p{L}+|\d{1,2}) ?[x×]? ?$/u;

/** How many copies of a card a question names: the number right before its name, else one. */
const copiesIn = (question: string, { written }: NamedCard): number => {
  const at = question.toLowerCase().indexOf(written.toLowerCase());
  const before = COUNT_BEFORE.exec(question.slice(0, Math.max(0, at)).replace(/\[\[$/, ""));
  const count = readNumber(foldPhrase(before?.[1] ?? "")) ?? 1;
  return count >= 1 && count <= OPENING_HAND ? count : 1;
};

/** Basic lands by their names, which are everyday words and are looked up as no card; numbers before them. */
const BASICS =
  /(?:\b(\p{L}+|\d{1,2}) ?[x×]? )?\b(?:plains?|islands?|swamps?|mountains?|forests?|wastes|plaines?|iles?|marais|montagnes?|forets?)\b/gu;

/** The basic lands that a question names beside its cards. */
const basicLandsIn = ({ question, cards }: StrategyQuestion): number => {
  const names = cards.map(({ written }) => foldPhrase(written));
  const rest = markCards(foldPhrase(question), names, "§");
  return [...rest.matchAll(BASICS)].reduce((sum, [, count]) => {
    const copies = readNumber(count ?? "") ?? 1;
    return sum + (copies >= 1 && copies <= OPENING_HAND ? copies : 1);
  }, 0);
};

const isLand = ({ card }: NamedCard): boolean =>
  /\bLand\b/.test(card.card_faces?.[0]?.type_line ?? card.type_line);

/** What a hand holds, as far as the question tells. */
const readHand = (question: StrategyQuestion, landsTold: number | null) => {
  const counted = question.cards.map((named) => ({
    ...named,
    copies: copiesIn(question.question, named),
  }));
  const lands = counted.filter(isLand);
  const spells = counted.filter((each) => !isLand(each));
  const named = lands.reduce((sum, { copies }) => sum + copies, basicLandsIn(question));
  return { lands: named === 0 ? (landsTold ?? 0) : named, spells };
};

/** Whether a question names a hand: several cards, or cards beside a number of lands. */
export const namesHand = ({ question, understanding }: AnswerContext): boolean =>
  ((understanding.subjects.has("mulligan") ||
    (understanding.asksKeep && !understanding.namesTheDeck)) &&
    (question.cards.length + basicLandsIn(question) >= LEAST_NAMED ||
      (question.cards.length > 0 && understanding.landsWanted !== null))) ||
  (question.cards.length === 0 &&
    understanding.asksKeep &&
    (understanding.landsWanted !== null || understanding.landsExactly !== null));

const verdictOf = (lands: number, early: number | null) => {
  if (lands < KEEPABLE_LANDS.least) return "handTooFewLands";
  if (lands > KEEPABLE_LANDS.most) return "handTooManyLands";
  if (early === null) return "handLandsKept";
  return early === 0 ? "handTooSlow" : "handKept";
};

/** The chance to have the third land by turn three, from the lands that the library still holds. */
const thirdLand = (facts: DeckFacts, lands: number): number =>
  chanceOfAtLeast(
    {
      deck: facts.library - OPENING_HAND,
      wanted: Math.max(0, facts.libraryLands - lands),
      drawn: DRAWS,
    },
    3 - lands,
  );

/** What stands beside the verdict on a hand: its lands, its early plays, the third land, what the deck has not. */
const handItems = (
  facts: DeckFacts,
  lands: number,
  { spells, early }: Readonly<Record<"spells" | "early", readonly NamedCard[]>>,
  question: StrategyQuestion,
): readonly Finding[] => {
  const mana = early.filter(({ card }) => recogniseRoles(card).roles.has("ramp"));
  const absent = question.cards.filter(
    ({ card }) => !facts.cards.some((each) => each.card.name === card.name),
  );
  const games = simulateGames(facts);
  return [
    finding("handLands", { lands, least: KEEPABLE_LANDS.least, most: KEEPABLE_LANDS.most }),
    ...(early.length > 0
      ? [
          finding("handEarly", {
            cards: { cards: early.map(({ card }) => referenceOf(card, null)) },
          }),
        ]
      : spells.length === 0
        ? []
        : [finding("handNothingEarly", { turn: EARLY_COST })]),
    ...(mana.length > 0
      ? [
          finding("handMana", {
            cards: { cards: mana.map(({ card }) => referenceOf(card, null)) },
          }),
        ]
      : []),
    ...(lands < 3
      ? [finding("handThirdLand", { chance: { percent: thirdLand(facts, lands) } })]
      : []),
    ...(games === undefined ? [] : [handsFinding(games)]),
    ...(absent.length > 0
      ? [
          finding("handAbsent", {
            cards: { cards: absent.map(({ card }) => referenceOf(card, null)) },
          }),
        ]
      : []),
  ];
};

/** Keep or mulligan a hand that the question names: its lands, its early plays, the third land. */
export const answerHand: Answer = (context) => {
  const { facts, question, understanding } = context;
  if (facts === null || !namesHand(context) || facts.library < 2 * OPENING_HAND) return undefined;
  const { lands, spells } = readHand(
    question,
    understanding.landsExactly ?? understanding.landsWanted,
  );
  const early = spells.filter(({ card }) => leastCost(card) <= EARLY_COST);
  const line = openingLine(
    spells.map(({ card }) => card),
    lands,
    facts,
  );
  // Without names it is known how many lands there are, not what they cast.
  const code =
    line.length > 0 ? "handPlanned" : verdictOf(lands, spells.length === 0 ? null : early.length);
  const cards = spells.map(({ card, copies }) => referenceOf(card, copies));
  return {
    responseType: "odds",
    headline: finding(code, {
      lands,
      count: early.length,
      cards: { cards: line.map((card) => referenceOf(card, null)) },
    }),
    title: "hand",
    items: handItems(facts, lands, { spells, early }, question),
    cards,
    sources: [RULES_SOURCE],
    confidence: 0.7 * knownShare(facts),
  };
};
