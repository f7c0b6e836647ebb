import { type Ability, asksForMana, deedsOf, textOfCard } from "@spellwright/card-text";
import type { Card, ColorCode } from "@spellwright/contract";
import { castingCosts, createManaOf } from "@spellwright/decks";
import { copiesOf, type DeckFacts, isLandCard, isLandToo } from "../deck-facts.ts";
import { isCastFaceDown, leastPlayed } from "../usual-cost.ts";

const cheapestOf = (card: Card): string =>
  castingCosts(card).toSorted((one, other) => one.manaValue - other.manaValue)[0]?.cost ?? "";

/** Of the front; of a split card that of the half that is cast for less. */
const costOf = (card: Card): string => {
  const { layout, mana_cost, card_faces } = card;
  if (layout === "split") return cheapestOf(card);
  return (mana_cost || (card_faces?.[0]?.mana_cost ?? "")).split(" // ")[0] ?? "";
};

const symbolsOf = (card: Card): readonly string[] =>
  costOf(card)
    .split(/[{}]/)
    .filter((symbol) => symbol !== "");

/** Whether its cost asks for as much as one pays (CR 107.3). */
export const costsX = (card: Card): boolean => symbolsOf(card).includes("X");

const COLORS = new Set("WUBRG");

/** What makes mana: so much each turn, in one of these colors. */
export interface ManaMaker {
  readonly colors: ReadonlySet<string>;
  readonly amount: number;
  /** The name of a land. */
  readonly land?: string;
}

const isColor = (side: string): boolean => COLORS.has(side);

/** The colors of which one pays a symbol; two generic mana or 2 life pay others (CR 107.4e, 107.4f). */
const colorsAsked = (card: Card): readonly (readonly string[])[] =>
  symbolsOf(card)
    .map((symbol) => symbol.split("/"))
    .filter((sides) => sides.every(isColor));

/** Every choice of some colors. */
const choicesOf = (colors: readonly string[]): readonly ReadonlySet<string>[] =>
  Array.from(
    { length: 2 ** colors.length },
    (_, choice) => new Set(colors.filter((_color, at) => Math.floor(choice / 2 ** at) % 2 === 1)),
  );

const sumOf = (makers: readonly ManaMaker[]): number =>
  makers.reduce((sum, { amount }) => sum + amount, 0);

/** What 2 life pay of a cost (CR 107.4f). */
const paidByLife = (card: Card): number =>
  symbolsOf(card).filter((symbol) => symbol.split("/").includes("P")).length;

/**
 * Whether the mana of some makers pays for a card: there is enough of it, and whichever colors one looks at, as many
 * make one of them as symbols ask for nothing else (the marriage theorem of Hall).
 */
export const isPaidBy = (card: Card, makers: readonly ManaMaker[]): boolean => {
  if (leastPlayed(card) - paidByLife(card) > sumOf(makers)) return false;
  if (isCastFaceDown(card)) return true;
  const asked = colorsAsked(card);
  return choicesOf([...new Set(asked.flat())]).every(
    (set) =>
      asked.filter((sides) => sides.every((side) => set.has(side))).length <=
      sumOf(makers.filter(({ colors }) => [...colors].some((color) => set.has(color)))),
  );
};

/** The colors that a card cannot be cast without. */
export const colorsNeeded = (card: Card): readonly string[] =>
  colorsAsked(card).flatMap((sides) => (sides.length === 1 ? sides : []));

/** The one color that a cost asks for, and how often; undefined where it asks for none, several, or a choice. */
export const coloredCost = (
  card: Card,
): { readonly color: ColorCode; readonly symbols: number } | undefined => {
  const colored = symbolsOf(card).filter((symbol) =>
    [...COLORS].some((each) => symbol.includes(each)),
  );
  const [color] = colored;
  return color !== undefined && color.length === 1 && colored.every((each) => each === color)
    ? { color: color as ColorCode, symbols: colored.length }
    : undefined;
};

const manaIn = (facts: DeckFacts) =>
  createManaOf(
    facts.cards.map(({ card }) => card),
    new Set(facts.cards.flatMap(({ card }) => card.color_identity)),
  );

/** Copies of lands that make a color. */
export const landsOfColor = (facts: DeckFacts, color: ColorCode): number => {
  const manaOf = manaIn(facts);
  return copiesOf(
    facts.cards.filter(
      ({ card, isLand, isCommander }) =>
        !isCommander && (isLand || isLandToo(card)) && manaOf(card).has(color),
    ),
  );
};

/** Mana of an ability that asks for none itself: Ancient Tomb makes two, a land that filters mana adds none. */
const manaFrom = (ability: Ability): number =>
  ability.kind === "activated" && ability.cost?.some(asksForMana) !== true
    ? Math.max(0, ...deedsOf([ability]).map(({ clause }) => clause.mana?.symbols?.length ?? 0))
    : 0;

const amountOf = (card: Card): number =>
  Math.max(1, ...textOfCard(card).faces.flatMap(({ abilities }) => abilities.map(manaFrom)));

/** The makers of mana that some cards are, by the deck they stand in. */
export const makersAmong = (
  cards: readonly { readonly card: Card; readonly copies: number }[],
  facts: DeckFacts,
): readonly ManaMaker[] => {
  const manaOf = manaIn(facts);
  return cards.flatMap(({ card, copies }) => {
    const land = isLandCard(card) || isLandToo(card) ? { land: card.name } : {};
    return Array.from({ length: copies }, () => ({
      ...{ colors: manaOf(card), amount: amountOf(card) },
      ...land,
    }));
  });
};
