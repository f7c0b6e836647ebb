import {
  asksForMana,
  type Casting,
  type KeywordAbility,
  mayBeCastFaceDown,
} from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { couldBe, leastCost, manaValueOfCost, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts, namesType } from "./deck-facts.ts";

/** What such a card is taken to cost where its words do not say how much less. */
export const REDUCED_COST = 4;

/** Keywords by which a card is mostly cast for less than its mana value. */
const CHEAPENS: ReadonlySet<string> = new Set(
  "affinity for,delve,convoke,improvise,undaunted,emerge".split(","),
);
/** Keywords that name another cost in mana for which a card is cast from the hand (CR 118.9). */
const OTHER_COSTS: ReadonlySet<string> = new Set(
  "blitz,cleave,dash,evoke,freerunning,overload,prowl,sneak,spectacle,surge,warp".split(","),
);

const symbolsIn = ({ cost = [] }: KeywordAbility): string =>
  cost
    .flatMap(({ symbols = [] }) => symbols)
    .join("")
    .toUpperCase();

const manaIn = (keyword: KeywordAbility): number => manaValueOfCost(symbolsIn(keyword));

const isInMana = ({ cost = [] }: KeywordAbility): boolean =>
  cost.length > 0 && cost.every(({ symbols }) => symbols !== undefined);

/** What is saved where one controls something: that is mostly so. */
const savedMostly = ({ changes }: Casting): number => {
  const [first] = changes.filter(({ how }) => how === "less");
  const isUsual = first?.modifiers?.some(({ if: condition }) => {
    const { who, verb } = condition?.clause ?? {};
    return verb === "control" && who?.ref === "you";
  });
  return isUsual === true ? manaValueOfCost(first?.symbols?.join("") ?? "") : 0;
};

const isCheapened = ({ ways, changes, keywords }: Casting): boolean =>
  ways.some(({ cost }) => cost.length > 0) ||
  changes.some(({ how }) => how === "less") ||
  keywords.some(({ name }) => CHEAPENS.has(name));

/** What a card is cast for face down, whatever its mana cost (CR 702.37c, 702.168b). */
const FACE_DOWN_COST = 3;

/** Whether a card is mostly cast face down. It may be, and costs more face up. */
export const isCastFaceDown = (card: Card): boolean => {
  const { casting } = recogniseRoles(card);
  return card.cmc > FACE_DOWN_COST && casting !== null && mayBeCastFaceDown(casting);
};

/** The mana that a card is played for at least: of a split card its cheaper half, face down where it may be. */
export const leastPlayed = (card: Card): number =>
  isCastFaceDown(card) ? FACE_DOWN_COST : leastCost(card);

/** Whether a card has no mana cost, which nobody can pay (CR 118.6). It is suspended, or others put it into play. */
export const hasNoManaCost = ({ mana_cost }: Card): boolean => mana_cost === "";

const namedCosts = ({ keywords }: Casting): readonly KeywordAbility[] =>
  keywords.filter((each) => OTHER_COSTS.has(each.name) && isInMana(each));

/** The other costs in mana for which a card is cast from the hand, in symbols. */
export const otherCosts = (card: Card): readonly string[] => {
  const { casting } = recogniseRoles(card);
  return casting === null ? [] : namedCosts(casting).map(symbolsIn);
};

/** Whether a card is cast for no mana in the turns of others alone: “if it’s not your turn”. */
export const isFreeOnTheirTurn = (card: Card): boolean =>
  (recogniseRoles(card).casting?.ways ?? []).some(({ cost, condition }) => {
    const { verb, not, what } = condition?.clause ?? {};
    const isOfTurn = what?.is?.some((word) => "thing" in word && word.thing === "turn") === true;
    return !cost.some(asksForMana) && verb === "be" && not === true && isOfTurn;
  });

/** Whether a card is a permanent. */
export const staysThere = ({ type_line }: Card): boolean =>
  !["Instant", "Sorcery"].some((type) => namesType(type_line, type));

/** The generic mana of a cost, which other things can stand in for. */
const genericIn = (cost: string): number =>
  cost.split(/[{}]/).reduce((sum, symbol) => sum + (Number(symbol) || 0), 0);

/** Of the permanents among a hand and a few draws, so many are there when a card is cast for less by them. */
const THERE = 6;

/** What the permanents of a deck take off a cost by a keyword. Null where its keywords name none. */
const takenOff = ({ keywords }: Casting, { cards, library }: DeckFacts): number | null => {
  const helpers = keywords.flatMap(({ name, of }) => {
    if (name === "affinity for") return of === undefined ? [] : [of];
    if (name === "improvise") return [{ is: [{ type: "artifact" }] }];
    return name === "convoke" ? [{ is: [{ type: "creature" }] }] : [];
  });
  const [noun] = helpers;
  if (noun === undefined) return null;
  const those = cards.filter(
    ({ card, isCommander }) => !isCommander && staysThere(card) && couldBe(noun, card),
  );
  return Math.floor((copiesOf(those) / Math.max(1, library)) * THERE);
};

/** The mana that a card is mostly cast for in its deck: what taps or counts for it is there as far as the list has it. */
export const castCost = (each: DeckCard, facts: DeckFacts): number => {
  const { card } = each;
  const { casting } = recogniseRoles(card);
  const off = casting === null ? null : takenOff(casting, facts);
  if (off === null) return usualCost(each);
  const colored = manaValueOfCost(card.mana_cost ?? "") - genericIn(card.mana_cost ?? "");
  return Math.max(colored, leastPlayed(card) - off);
};

/** The mana that a card is mostly cast for: its cost or the other that it names, unless its words make it cheaper. */
export const usualCost = ({ card }: DeckCard): number => {
  const { casting } = recogniseRoles(card);
  if (casting === null) return leastPlayed(card);
  const least = Math.min(leastPlayed(card), ...namedCosts(casting).map(manaIn));
  return isCheapened(casting)
    ? Math.min(REDUCED_COST, Math.max(0, least - savedMostly(casting)))
    : least;
};

/** The mana for which it does what its text says: face up, where it may be cast face down. */
export const costFaceUp = (each: DeckCard): number =>
  isCastFaceDown(each.card) ? each.card.cmc : usualCost(each);

/** The average of what nonland cards are cast for. Null without one. */
export const averageAsCast = ({ cards }: DeckFacts): number | null => {
  const spells = cards.filter(({ isLand }) => !isLand);
  const mana = spells.reduce((sum, each) => sum + usualCost(each) * each.quantity, 0);
  return spells.length === 0 ? null : mana / copiesOf(spells);
};
