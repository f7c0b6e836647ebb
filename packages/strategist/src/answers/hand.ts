import type { ColorCode } from "@spellwright/contract";
import { foldPhrase, readNumber, splitWords } from "@spellwright/text";
import {
  type DeckFacts,
  isLandCard,
  isModalLand,
  knownShare,
  makesManaLate,
  referenceOf,
} from "../deck-facts.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import { KEEPABLE_LANDS, OPENING_HAND } from "../odds/opening-hand.ts";
import { simulateGames } from "../odds/simulate-games.ts";
import { openingLine } from "../plan/opening-line.ts";
import type { Finding, NamedCard, StrategyQuestion } from "../strategist.ts";
import { markCards } from "../understanding/mark-cards.ts";
import { hasNoManaCost, leastPlayed } from "../usual-cost.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { costsX, type ManaMaker, makersAmong } from "./castable-with.ts";
import { handsFinding } from "./clock.ts";
import { cardsFinding, lackingFinding, playFindings, thirdLandFinding } from "./hand-findings.ts";
import { type HandPlays, handPlays } from "./hand-plays.ts";

/** Cards named together with their copies are a hand from here on. */
const LEAST_NAMED = 3;

const COUNT_BEFORE = /(?:^|[\s,;(])(\p{L}+|\d{1,2}) ?[x×]? ?$/u;

/** How many copies of a card a question names: the number right before its name, else one. */
const copiesNamed = (question: string, { written }: NamedCard): number => {
  const at = question.toLowerCase().indexOf(written.toLowerCase());
  const before = COUNT_BEFORE.exec(question.slice(0, Math.max(0, at)).replace(/\[\[$/, ""));
  const count = readNumber(foldPhrase(before?.[1] ?? "")) ?? 1;
  return count >= 1 && count <= OPENING_HAND ? count : 1;
};

/** Basic lands are everyday words and are looked up as no card. Numbers before them. */
const BASICS: readonly (readonly [color: ColorCode, ...names: readonly string[]])[] = [
  ["W", "plains", "plain", "plaines", "plaine"],
  ["U", "islands", "island", "iles", "ile"],
  ["B", "swamps", "swamp", "marais"],
  ["R", "mountains", "mountain", "montagnes", "montagne"],
  ["G", "forests", "forest", "forets", "foret"],
  ["C", "wastes"],
];
const COLOR_OF: ReadonlyMap<string, ColorCode> = new Map(
  BASICS.flatMap(([color, ...names]) => names.map((name) => [name, color] as const)),
);

/** The basic lands that a question names beside its cards, by the color they make. */
const basicLandsIn = ({ question, cards }: StrategyQuestion): readonly ColorCode[] => {
  const names = cards.map(({ written }) => foldPhrase(written));
  const text = markCards(foldPhrase(question), names, "§");
  const words = splitWords(text);
  return words.flatMap(({ folded, start }, at) => {
    const color = COLOR_OF.get(folded);
    if (color === undefined) return [];
    const told = words[at - 1];
    // “A table of 4: Forest” is one Forest.
    const isBeside = told !== undefined && text.slice(told.end, start).trim() === "";
    const before = isBeside ? told.folded : "";
    const copies = readNumber(before) ?? readNumber(before.replace(/x$/, "")) ?? 1;
    return Array.from({ length: copies >= 1 && copies <= OPENING_HAND ? copies : 1 }, () => color);
  });
};

const copiesIn = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** What a hand holds, as far as the question tells. */
const readHand = (question: StrategyQuestion, landsTold: number | null) => {
  const counted = question.cards.map((named) => ({
    ...named,
    copies: copiesNamed(question.question, named),
  }));
  const spells = counted.filter(({ card }) => !isLandCard(card));
  const fronts = counted.filter(({ card }) => isLandCard(card));
  const late = fronts.filter(({ card }) => makesManaLate(card));
  const modal = spells.filter(({ card }) => isModalLand(card));
  const basics = basicLandsIn(question);
  const named = copiesIn(fronts) - copiesIn(late) + basics.length;
  // A number that is told counts lands whose names are not.
  const isNamed = fronts.length > late.length || named > 0;
  const lands = isNamed ? named : (landsTold ?? 0);
  const isWhole = isNamed && (landsTold ?? 0) <= named + copiesIn(late) + copiesIn(modal);
  return { lands, spells, late, modal, fronts, basics, isWhole };
};

type ReadHand = ReturnType<typeof readHand>;

/** Copies that are lands where lands are missing: the others are spells. */
const asLands = ({ lands, modal }: ReadHand): number =>
  Math.min(copiesIn(modal), Math.max(0, KEEPABLE_LANDS.most - lands));

/** What the lands of a hand make. Their number where not all of them are named. */
const groundOf = (hand: ReadHand, facts: DeckFacts): readonly ManaMaker[] | number => {
  const { fronts, late, basics, modal, isWhole, lands } = hand;
  const modals = modal.flatMap((each) => Array.from({ length: each.copies }, () => each));
  const counted = modals.slice(0, asLands(hand)).map((each) => ({ ...each, copies: 1 }));
  if (!isWhole) return lands + counted.length;
  return [
    ...makersAmong([...fronts.filter((each) => !late.includes(each)), ...counted], facts),
    ...basics.map((color) => ({ colors: new Set([color]), amount: 1 })),
  ];
};

/** What is cheap enough to be cast early and not needed as a land. */
const cheapIn = ({ lands, spells, modal }: ReadHand) => {
  // What costs X is kept for more of it.
  const early = spells.filter(
    ({ card }) => !hasNoManaCost(card) && leastPlayed(card) <= EARLY_COST && !costsX(card),
  );
  const isNeeded = copiesIn(modal) <= Math.max(0, KEEPABLE_LANDS.least - lands);
  return isNeeded ? early.filter(({ card }) => !isModalLand(card)) : early;
};

/** Fewer spells without a land are cards that are spoken of, and no hand. */
const LEAST_SPELLS = 5;

const isLandNamed = (question: StrategyQuestion): boolean =>
  basicLandsIn(question).length > 0 ||
  question.cards.some(({ card }) => isLandCard(card) || isModalLand(card));

/** Whether cards are named as those of a hand: several, a land among them, or cards beside a number of lands. */
const namesCards = (question: StrategyQuestion, landsWanted: number | null): boolean => {
  const { length } = question.cards;
  if (landsWanted !== null) return length > 0;
  const named = length + basicLandsIn(question).length;
  return named >= LEAST_NAMED && (length >= LEAST_SPELLS || isLandNamed(question));
};

/** Seven cards, lands among them, are a hand, whatever is asked of it. */
const namesSeven = (question: StrategyQuestion): boolean =>
  isLandNamed(question) &&
  question.cards.reduce(
    (sum, named) => sum + copiesNamed(question.question, named),
    basicLandsIn(question).length,
  ) === OPENING_HAND;

/** Whether a question names a hand, by its cards or by its lands. */
export const namesHand = ({ question, understanding }: AnswerContext): boolean => {
  const { asksKeep, landsExactly, landsWanted, namesTheDeck, subjects } = understanding;
  const isOfHand = subjects.has("mulligan") || (asksKeep && !namesTheDeck);
  return (
    (isOfHand && namesCards(question, landsWanted)) ||
    namesSeven(question) ||
    (question.cards.length === 0 && asksKeep && (landsWanted !== null || landsExactly !== null))
  );
};

const verdictOf = (lands: number, early: number | null, offColor: number) => {
  if (lands < KEEPABLE_LANDS.least) return "handTooFewLands";
  if (lands > KEEPABLE_LANDS.most) return "handTooManyLands";
  if (early === null) return "handLandsKept";
  if (early > 0) return "handKept";
  return offColor > 0 ? "handOffColor" : "handTooSlow";
};

/** What stands beside the verdict on a hand: its lands, its early plays, the third land, what the deck has not. */
const handItems = (
  facts: DeckFacts,
  hand: ReadHand,
  plays: HandPlays,
  { question, understanding }: AnswerContext,
): readonly Finding[] => {
  const lands = hand.lands + asLands(hand);
  const absent = question.cards.filter(
    ({ card }) => !facts.cards.some((each) => each.card.name === card.name),
  );
  const games = simulateGames(facts);
  return [
    finding("handLands", { lands, least: KEEPABLE_LANDS.least, most: KEEPABLE_LANDS.most }),
    ...cardsFinding("handModal", hand.modal),
    ...cardsFinding("handLateLands", hand.late),
    ...(hand.isWhole ? lackingFinding(plays) : []),
    ...playFindings(plays, facts, understanding),
    ...thirdLandFinding(facts, lands, understanding),
    ...(games === undefined ? [] : [handsFinding(games)]),
    ...cardsFinding("handAbsent", absent),
  ];
};

/** Keep or mulligan a hand that the question names: its lands, its early plays, the third land. */
export const answerHand: Answer = (context) => {
  const { facts, question, understanding } = context;
  if (facts === null || !namesHand(context) || facts.library < 2 * OPENING_HAND) return undefined;
  const hand = readHand(question, understanding.landsExactly ?? understanding.landsWanted);
  const { spells } = hand;
  const lands = hand.lands + asLands(hand);
  const ground = groundOf(hand, facts);
  const plays = handPlays(cheapIn(hand), spells, ground, facts);
  const early = copiesIn([...plays.early, ...plays.withLand]);
  const line = openingLine(
    handPlays(spells, spells, ground, facts).early.map(({ card }) => card),
    lands,
    facts,
  );
  // Without names it is known how many lands there are, not what they cast.
  const code =
    line.length > 0
      ? "handPlanned"
      : verdictOf(
          lands,
          spells.length === 0 ? null : early,
          plays.offColor.length + plays.withColor.size,
        );
  return {
    responseType: "odds",
    headline: finding(code, {
      lands,
      count: early,
      cards: { cards: line.map((card) => referenceOf(card, null)) },
    }),
    title: "hand",
    items: handItems(facts, hand, plays, context),
    cards: spells.map(({ card, copies }) => referenceOf(card, copies)),
    sources: [RULES_SOURCE],
    confidence: 0.7 * knownShare(facts),
  };
};
