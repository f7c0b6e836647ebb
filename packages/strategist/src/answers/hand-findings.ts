import type { DeckFormat } from "@spellwright/contract";
import { type DeckFacts, referenceOf } from "../deck-facts.ts";
import { chanceOnPlayOrDraw } from "../odds/chance-on-play-or-draw.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { OPENING_HAND, skipsFirstDraw } from "../odds/opening-hand.ts";
import type { Finding, NamedCard } from "../strategist.ts";
import type { Understanding } from "../understanding/understand.ts";
import { isForSeveral } from "../usual-ranges.ts";
import { finding } from "./answer-part.ts";
import { landsOfColor } from "./castable-with.ts";
import { type HandPlays, makesMana } from "./hand-plays.ts";

/** The turn by which as many lands are wanted. */
const THIRD = 3;

/** The chance to draw so many of some cards of the library by turn three. */
const chanceByThird = (
  { library, deck: { format } }: DeckFacts,
  wanted: number,
  least: number,
  onThePlay: boolean,
): number =>
  chanceOfAtLeast(
    {
      deck: library - OPENING_HAND,
      wanted: Math.max(0, wanted),
      drawn: THIRD - (skipsFirstDraw(onThePlay, format) ? 1 : 0),
    },
    least,
  );

/** The chance to have the third land by turn three, on the side that is told, else on both (CR 103.8a). */
export const thirdLandFinding = (
  facts: DeckFacts,
  lands: number,
  { side }: Understanding,
): readonly Finding[] => {
  if (lands >= THIRD) return [];
  const chanceOn = (onThePlay: boolean) => ({
    percent: chanceByThird(facts, facts.libraryLands - lands, THIRD - lands, onThePlay),
  });
  if (isForSeveral(facts.deck.format))
    return [finding("handThirdLand.all", { chance: chanceOn(false) })];
  return [
    side === null
      ? finding("handThirdLand.both", { play: chanceOn(true), draw: chanceOn(false) })
      : finding(`handThirdLand.${side}`, { chance: chanceOn(side === "play") }),
  ];
};

/** Cards of the hand in a sentence. None where there are none. */
export const cardsFinding = (code: string, cards: readonly NamedCard[]): readonly Finding[] =>
  cards.length === 0
    ? []
    : [finding(code, { cards: { cards: cards.map(({ card }) => referenceOf(card, null)) } })];

/** Where each player has a draw more or less, a table of several has one chance. */
const sideIn = (format: DeckFormat, { side }: Understanding) =>
  isForSeveral(format) ? "draw" : side;

/** The colors that nothing in a hand makes. */
export const lackingFinding = ({ lacking }: HandPlays): readonly Finding[] =>
  lacking.length === 0 ? [] : [finding("handLacking", { colors: { colors: lacking } })];

/** What a hand plays early, and what more each of its other cheap cards waits for. */
export const playFindings = (
  plays: HandPlays,
  facts: DeckFacts,
  understanding: Understanding,
): readonly Finding[] => {
  const { early, withLand, withColor, withLands, offColor, withoutCreature } = plays;
  const mana = early.filter(makesMana);
  const colored = [...withColor].flatMap(([color, cards]) => {
    const left = landsOfColor(facts, color) - (plays.lands.get(color) ?? 0);
    const chance = chanceOnPlayOrDraw(
      (onThePlay) => chanceByThird(facts, left, 1, onThePlay),
      sideIn(facts.deck.format, understanding),
    );
    return cardsFinding("handWithColor", cards).map(({ code, params }) =>
      finding(code, { ...params, color: { color }, chance }),
    );
  });
  return [
    ...(plays.isSlow
      ? [finding("handNothingEarly", { turn: EARLY_COST })]
      : cardsFinding("handEarly", early)),
    ...cardsFinding("handMana", mana),
    ...cardsFinding("handWithLand", withLand),
    ...colored,
    ...cardsFinding("handFarOff", withLands),
    ...cardsFinding("handUncastable", offColor),
    ...cardsFinding("handNeedsCreature", withoutCreature),
  ];
};
