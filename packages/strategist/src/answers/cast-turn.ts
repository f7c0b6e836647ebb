import { leastCost } from "@spellwright/decks";
import {
  type DeckCard,
  type DeckFacts,
  isModalLand,
  knownShare,
  referenceOf,
} from "../deck-facts.ts";
import { castableByTurn } from "../odds/castable-by-turn.ts";
import { chanceOnPlayOrDraw } from "../odds/chance-on-play-or-draw.ts";
import { chanceOfLandsAndCard } from "../odds/hypergeometric.ts";
import { seenOfLibrary } from "../odds/opening-hand.ts";
import type { Finding } from "../strategist.ts";
import { castCost, leastPlayed } from "../usual-cost.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { coloredCost, landsOfColor } from "./castable-with.ts";

/** Turns that are told beside the first in which a land each turn suffices. */
const TURNS_BEFORE = 2;
const TURNS_AFTER = 2;
/** What comes to less is told in no line. */
const LEAST_TOLD = 0.005;

/** The card that is to be cast: the one that is named, else the commanders, the cheapest first. */
const castCards = (
  facts: DeckFacts,
  { question, understanding }: AnswerContext,
): readonly DeckCard[] => {
  const { subjects } = understanding;
  const [named] = question.cards;
  const commanders = facts.cards
    .filter(({ isCommander }) => isCommander)
    .toSorted((one, other) => leastCost(one.card) - leastCost(other.card));
  if (named === undefined) return subjects.has("castCommander") ? commanders : [];
  return facts.cards.filter(({ card }) => card.name === named.card.name);
};

/** In a turn, with lands of its color among the lands; and with the card itself in hand, where it is drawn. */
export const inColors = (
  facts: DeckFacts,
  { card, quantity, isCommander }: DeckCard,
  mana: number,
  turn: number,
): readonly Finding[] => {
  const colored = coloredCost(card);
  if (colored === undefined || turn < mana) return [];
  const sources = landsOfColor(facts, colored.color);
  const chance = (copies: number | null) => (onThePlay: boolean) => {
    // A card that is a land too is not one where it is to be cast.
    const itself = copies !== null && isModalLand(card) ? copies : 0;
    return chanceOfLandsAndCard({
      deck: facts.library,
      drawn: seenOfLibrary(facts.library, turn, onThePlay, facts.deck.format),
      ...{ mana, symbols: colored.symbols, copies },
      lands: facts.libraryLands - itself,
      sources: Math.max(0, sources - itself),
    });
  };
  const params = { card: { card: referenceOf(card, null) }, turn, color: { color: colored.color } };
  return [
    finding("castTurnColored", { ...params, chance: chanceOnPlayOrDraw(chance(null), null) }),
    ...(isCommander
      ? []
      : [
          finding("castTurnHeld", {
            ...params,
            chance: chanceOnPlayOrDraw(chance(quantity), null),
          }),
        ]),
  ];
};

/** How often a card is paid for in a turn, or drawn and paid for, on the side that is told or on both. */
const chancesOf = (facts: DeckFacts, asked: DeckCard, side: "play" | "draw" | null) => {
  const play = castableByTurn(facts, asked, true);
  const draw = castableByTurn(facts, asked, false);
  if (play === undefined || draw === undefined) return undefined;
  const chance = (turn: number, what: "paid" | "drawn") =>
    chanceOnPlayOrDraw((onThePlay) => (onThePlay ? play : draw)[what](turn).share, side);
  const error = (turn: number, what: "paid" | "drawn") =>
    Math.max(play[what](turn).error, draw[what](turn).error);
  return { chance, error, games: draw.games, most: (turn: number) => draw.paid(turn).share };
};

/** Whether the chances of a question are those of a commander. None of another card or kind of card. */
export const asksOfCommander = ({ facts, question, understanding }: AnswerContext): boolean => {
  const [named, other] = question.cards;
  const isCommander =
    named !== undefined &&
    facts?.cards.some((each) => each.isCommander && each.card.name === named.card.name) === true;
  return (
    isCommander &&
    other === undefined &&
    understanding.roles.length === 0 &&
    understanding.filters.length === 0
  );
};

/** What casts a card by its own words for other mana is told by the least that is paid. */
const manaOf = (each: DeckCard, facts: DeckFacts): number =>
  Math.min(leastPlayed(each.card), castCost(each, facts));

/**
 * In which turn a card can be paid: a commander, which is never drawn, or a card that is named. All figures are of the
 * same simulated games, colors and tapped lands counted.
 */
export const answerCastTurn: Answer = (context) => {
  const { facts, understanding } = context;
  const { subjects, side } = understanding;
  if (facts === null) return undefined;
  const isAskedByOdds = subjects.has("odds") && asksOfCommander(context);
  if (!(subjects.has("castCommander") || subjects.has("castNamed") || isAskedByOdds))
    return undefined;
  const [first, ...others] = castCards(facts, context);
  if (first === undefined || first.isLand || facts.library === 0) return undefined;
  const chances = chancesOf(facts, first, side);
  if (chances === undefined) return undefined;
  const mana = manaOf(first, facts);
  const turn = understanding.turn ?? Math.max(1, mana);
  const card = { card: referenceOf(first.card, null) };
  const told = (code: string, what: "paid" | "drawn") =>
    finding(code, {
      ...{ card, value: mana, turn, games: chances.games },
      chance: chances.chance(turn, what),
      error: { points: chances.error(turn, what) },
    });
  const paid = told(mana === 0 ? "castTurnFree" : "castTurn", "paid");
  const drawn = first.isCommander ? [] : [told("castTurnDrawn", "drawn")];
  // By a turn that is told, a card must be drawn too.
  const headline = (understanding.turn === null ? undefined : drawn[0]) ?? paid;
  const from = Math.max(1, Math.min(turn, mana) - TURNS_BEFORE);
  const turns = Array.from(
    { length: Math.max(turn, mana) + TURNS_AFTER - from + 1 },
    (_, at) => from + at,
  ).filter((each) => mana > 0 && chances.most(each) >= LEAST_TOLD);
  return {
    responseType: "odds",
    headline,
    title: "castTurn",
    items: [
      ...[paid, ...drawn].filter((each) => each !== headline),
      ...turns.map((each) =>
        finding("castTurnLine", { turn: each, chance: chances.chance(each, "paid") }),
      ),
      ...others.map((other) =>
        finding("castTurnOther", {
          card: { card: referenceOf(other.card, null) },
          value: manaOf(other, facts),
        }),
      ),
      finding("castTurnMethod", { games: chances.games }),
      ...(first.isCommander ? [finding("castTurnTax")] : []),
    ],
    cards: [first, ...others].map((each) => referenceOf(each.card, null)),
    sources: [RULES_SOURCE],
    confidence: 0.85 * knownShare(facts),
  };
};
