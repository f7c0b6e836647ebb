import { leastCost } from "@spellwright/decks";
import {
  type DeckCard,
  type DeckFacts,
  isLandToo,
  knownShare,
  referenceOf,
} from "../deck-facts.ts";
import { chanceBySide } from "../odds/chance-by-side.ts";
import { chanceOfAtLeast, chanceOfLandsAndCard } from "../odds/hypergeometric.ts";
import { type ManaByTurn, manaByTurn } from "../odds/mana-by-turn.ts";
import { seenOfLibrary } from "../odds/opening-hand.ts";
import type { Finding } from "../strategist.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { coloredCost, landsOfColor } from "./castable-with.ts";

/** Turns that are told beside the first in which lands alone suffice. */
const TURNS_BEFORE = 2;
const TURNS_AFTER = 2;

/** The chance of so many lands by a turn: without other mana, fewer turns than lands cannot do. */
const chanceByLands = (
  { library, libraryLands, deck }: DeckFacts,
  mana: number,
  turn: number,
  onThePlay: boolean,
): number =>
  turn < mana
    ? 0
    : chanceOfAtLeast(
        {
          deck: library,
          wanted: libraryLands,
          drawn: seenOfLibrary(library, turn, onThePlay, deck.format),
        },
        mana,
      );

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

const turnLine = (facts: DeckFacts, games: ManaByTurn | undefined, mana: number, turn: number) => {
  const params = {
    turn,
    chance: chanceBySide((onThePlay) => chanceByLands(facts, mana, turn, onThePlay), null),
  };
  if (games === undefined) return finding("castTurnLine", params);
  const { share, error } = games.atLeast(turn, mana);
  return finding("castTurnWithMana", {
    ...params,
    all: { percent: share },
    error: { points: error },
  });
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
    const itself = copies !== null && isLandToo(card) ? copies : 0;
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
    finding("castTurnColored", { ...params, chance: chanceBySide(chance(null), null) }),
    ...(isCommander
      ? []
      : [finding("castTurnHeld", { ...params, chance: chanceBySide(chance(quantity), null) })]),
  ];
};

const headlineCode = ({ cards }: DeckFacts, isBefore: boolean, share: number): string => {
  const makesMana = cards.some(({ isLand, roles }) => !isLand && roles.has("ramp"));
  if (makesMana && share > 0) return "castTurnByAll";
  return isBefore ? "castTurnNever" : "castTurn";
};

/** By a turn that is told, a card must be drawn too. */
const headOf = (
  byMana: Finding,
  colored: readonly Finding[],
  { turn }: AnswerContext["understanding"],
): Finding =>
  (turn === null ? undefined : colored.find(({ code }) => code === "castTurnHeld")) ?? byMana;

/** Whether the chances of a question are those of a commander: none of another card or kind of card. */
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

/**
 * In which turn a card can be paid: a commander, which is never drawn, or a card that is named. Lands alone
 * exactly (hypergeometric), with the mana of the list over simulated games.
 */
export const answerCastTurn: Answer = (context) => {
  const { facts, understanding } = context;
  const { subjects } = understanding;
  if (facts === null) return undefined;
  const isAskedByOdds = subjects.has("odds") && asksOfCommander(context);
  if (!(subjects.has("castCommander") || subjects.has("castNamed") || isAskedByOdds))
    return undefined;
  const [first, ...others] = castCards(facts, context);
  if (first === undefined || first.isLand || facts.library === 0) return undefined;
  const mana = Math.max(1, leastCost(first.card));
  const turn = understanding.turn ?? mana;
  const games = manaByTurn(facts);
  const before = Math.max(1, Math.min(turn, mana) - TURNS_BEFORE);
  const isOpen = (at: number) => at >= mana || (games?.atLeast(at, mana).share ?? 0) > 0;
  const from = [before, before + 1].find(isOpen) ?? Math.min(turn, mana);
  const last = Math.max(turn, mana) + TURNS_AFTER;
  const lines: Finding[] = Array.from({ length: last - from + 1 }, (_, at) =>
    turnLine(facts, games, mana, from + at),
  );
  const card = referenceOf(first.card, null);
  const byLands = chanceBySide(
    (onThePlay) => chanceByLands(facts, mana, turn, onThePlay),
    understanding.side,
  );
  // Where other cards make mana too, what lands alone do is not what is asked.
  const all = games?.atLeast(turn, mana);
  const colored = inColors(facts, first, mana, turn);
  const byMana = finding(headlineCode(facts, turn < mana, all?.share ?? 0), {
    card: { card },
    value: mana,
    turn,
    chance: byLands,
    all: { percent: all?.share ?? 0 },
    error: { points: all?.error ?? 0 },
    lands: facts.libraryLands,
    deck: facts.library,
  });
  const headline = headOf(byMana, colored, understanding);
  return {
    responseType: "odds",
    headline,
    title: "castTurn",
    items: [
      ...[byMana, ...colored].filter((each) => each !== headline),
      ...lines,
      ...others.map((other) =>
        finding("castTurnOther", {
          card: { card: referenceOf(other.card, null) },
          value: leastCost(other.card),
        }),
      ),
      ...(games === undefined ? [] : [finding("manaMethod", { games: games.games })]),
      ...(first.isCommander ? [finding("castTurnTax")] : []),
    ],
    cards: [first, ...others].map((each) => referenceOf(each.card, null)),
    sources: [RULES_SOURCE],
    confidence: 0.85 * knownShare(facts),
  };
};
