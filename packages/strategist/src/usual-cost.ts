import { type Casting, type KeywordAbility, mayBeCastFaceDown } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { leastCost, manaValueOfCost, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "./deck-facts.ts";

/** What such a card is taken to cost where its words do not say how much less. */
export const CHEAPENED = 4;

/** Keywords by which a card is mostly cast for less than its mana value. */
const CHEAPENS: ReadonlySet<string> = new Set(
  "affinity for,delve,convoke,improvise,undaunted,emerge,suspend".split(","),
);
/** Keywords that name another cost in mana for which a card is cast from the hand (CR 118.9). */
const OTHER_COSTS: ReadonlySet<string> = new Set(
  "blitz,cleave,dash,evoke,freerunning,overload,prowl,sneak,spectacle,surge,warp".split(","),
);

const manaIn = ({ cost = [] }: KeywordAbility): number =>
  manaValueOfCost(
    cost
      .flatMap(({ symbols = [] }) => symbols)
      .join("")
      .toUpperCase(),
  );

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

/** Whether a card is mostly cast face down: it may be, and costs more face up. */
export const isCastFaceDown = (card: Card): boolean => {
  const { casting } = recogniseRoles(card);
  return card.cmc > FACE_DOWN_COST && casting !== null && mayBeCastFaceDown(casting);
};

/** The mana that a card is played for at least: of a split card its cheaper half, face down where it may be. */
export const leastPlayed = (card: Card): number =>
  isCastFaceDown(card) ? FACE_DOWN_COST : leastCost(card);

/** The mana that a card is mostly cast for: its cost or the other that it names, unless its words make it cheaper. */
export const usualCost = ({ card }: DeckCard): number => {
  const { casting } = recogniseRoles(card);
  if (casting === null) return leastPlayed(card);
  const others = casting.keywords.filter((each) => OTHER_COSTS.has(each.name) && isInMana(each));
  const least = Math.min(leastPlayed(card), ...others.map(manaIn));
  return isCheapened(casting)
    ? Math.min(CHEAPENED, Math.max(0, least - savedMostly(casting)))
    : least;
};

/** The mana for which it does what its text says: face up, where it may be cast face down. */
export const costFaceUp = (each: DeckCard): number =>
  isCastFaceDown(each.card) ? each.card.cmc : usualCost(each);

/** The average of what nonland cards are cast for; null without one. */
export const averageAsCast = ({ cards }: DeckFacts): number | null => {
  const spells = cards.filter(({ isLand }) => !isLand);
  const mana = spells.reduce((sum, each) => sum + usualCost(each) * each.quantity, 0);
  return spells.length === 0 ? null : mana / copiesOf(spells);
};
