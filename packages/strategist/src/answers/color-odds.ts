import type { ColorCode } from "@spellwright/contract";
import { createManaOf } from "@spellwright/decks";
import { copiesOf, type DeckFacts, isModalLand, knownShare } from "../deck-facts.ts";
import { chanceOnPlayOrDraw } from "../odds/chance-on-play-or-draw.ts";
import { chanceOfExactly } from "../odds/hypergeometric.ts";
import { seenOfLibrary } from "../odds/opening-hand.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";
import { colorShares } from "./colors.ts";

/** By this turn all colors are wanted, where none is named. */
const USUAL_TURN = 4;

/** Every choice of some colors, none and all of them too. */
const choicesOf = ([first, ...others]: readonly string[]): readonly (readonly string[])[] =>
  first === undefined ? [[]] : choicesOf(others).flatMap((choice) => [choice, [first, ...choice]]);

/** Tells the chance that so many drawn cards hold lands of every color (inclusion and exclusion). */
const allColors = (facts: DeckFacts, colors: readonly string[]) => {
  const lands = facts.cards.filter(
    ({ card, isLand, isCommander }) => !isCommander && (isLand || isModalLand(card)),
  );
  const manaOf = createManaOf(
    facts.cards.map(({ card }) => card),
    new Set(colors),
  );
  const made = lands.map((each) => ({ each, makes: new Set<string>(manaOf(each.card)) }));
  const choices = choicesOf(colors).map((choice) => ({
    sign: choice.length % 2 === 0 ? 1 : -1,
    wanted: copiesOf(
      made.filter(({ makes }) => choice.some((color) => makes.has(color))).map(({ each }) => each),
    ),
  }));
  return (drawn: number): number =>
    choices.reduce(
      (sum, { sign, wanted }) =>
        sum + sign * chanceOfExactly({ deck: facts.library, wanted, drawn }, 0),
      0,
    );
};

/** How often lands of every color of the deck are drawn by a turn. */
export const answerColorOdds: Answer = ({ facts, question, understanding }) => {
  const { subjects, roles, side } = understanding;
  if (facts === null || question.cards.length > 0 || roles.length > 0) return undefined;
  if (!subjects.has("odds") || !subjects.has("colors")) return undefined;
  const colors: readonly ColorCode[] = colorShares(facts).map(({ color }) => color as ColorCode);
  if (colors.length < 2) return undefined;
  const chanceOf = allColors(facts, colors);
  const seenBy = (turn: number, first: boolean) =>
    seenOfLibrary(facts.library, turn, first, facts.deck.format);
  const turn = understanding.turn ?? USUAL_TURN;
  return {
    responseType: "odds",
    headline: finding("colorOdds", {
      turn,
      colors: { colors },
      chance: chanceOnPlayOrDraw((first) => chanceOf(seenBy(turn, first)), side),
    }),
    title: "odds",
    items: [2, 3, 4, 5, 6].map((each) =>
      finding("oddsByTurn", {
        turn: each,
        chance: chanceOnPlayOrDraw((first) => chanceOf(seenBy(each, first)), side),
      }),
    ),
    sources: [RULES_SOURCE],
    confidence: 0.85 * knownShare(facts),
  };
};
