import { type Ability, asksForMana, deedsOf, textOfCard } from "@spellwright/card-text";
import { type Card, COLOR_CODES, type ColorCode } from "@spellwright/contract";
import { castingCosts, createManaOf, manaValueOfCost } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts, isLandCard, isModalLand } from "../deck-facts.ts";
import { castCost, isCastFaceDown, leastPlayed, otherCosts } from "../usual-cost.ts";

const cheapestOf = (card: Card): string =>
  castingCosts(card).toSorted((one, other) => one.manaValue - other.manaValue)[0]?.cost ?? "";

/** Of the front; of a split card that of the half that is cast for less. */
const costOf = (card: Card): string => {
  const { layout, mana_cost, card_faces } = card;
  if (layout === "split") return cheapestOf(card);
  return (mana_cost || (card_faces?.[0]?.mana_cost ?? "")).split(" // ")[0] ?? "";
};

const symbolsIn = (cost: string): readonly string[] =>
  cost.split(/[{}]/).filter((symbol) => symbol !== "");

const symbolsOf = (card: Card): readonly string[] => symbolsIn(costOf(card));

/** Whether its cost asks for as much as one pays (CR 107.3). */
export const costsX = (card: Card): boolean => symbolsOf(card).includes("X");

/** {C} asks for colorless mana as other symbols ask for a color (CR 107.4c). */
const COLORS: ReadonlySet<string> = new Set(COLOR_CODES);

/** What makes mana: so much each turn, in one of these colors. */
export interface ManaMaker {
  readonly colors: ReadonlySet<string>;
  readonly amount: number;
  /** The name of a land. */
  readonly land?: string;
}

const isColor = (side: string): boolean => COLORS.has(side);

/** The colors of which one pays a symbol. Two generic mana or 2 life pay others (CR 107.4e, 107.4f). */
const colorsAsked = (symbols: readonly string[]): readonly (readonly string[])[] =>
  symbols.map((symbol) => symbol.split("/")).filter((sides) => sides.every(isColor));

/** Every choice of some colors. */
const choicesOf = (colors: readonly string[]): readonly ReadonlySet<string>[] =>
  Array.from(
    { length: 2 ** colors.length },
    (_, choice) => new Set(colors.filter((_color, at) => Math.floor(choice / 2 ** at) % 2 === 1)),
  );

const sumOf = (makers: readonly ManaMaker[]): number =>
  makers.reduce((sum, { amount }) => sum + amount, 0);

/** What 2 life pay of a cost (CR 107.4f). */
const paidByLife = (symbols: readonly string[]): number =>
  symbols.filter((symbol) => symbol.split("/").includes("P")).length;

/** Tells whether the mana of some makers pays for a cost. */
type Payer = (makers: readonly ManaMaker[]) => boolean;

/**
 * Whether the mana of some makers pays so much. There is enough of it, and whichever colors one looks at, as many
 * make one of them as symbols ask for nothing else (the marriage theorem of Hall).
 */
const payerOf = (symbols: readonly string[], mana: number): Payer => {
  const asked = colorsAsked(symbols);
  const least = mana - paidByLife(symbols);
  const choices = choicesOf([...new Set(asked.flat())]).map((set) => ({
    set,
    symbols: asked.filter((sides) => sides.every((side) => set.has(side))).length,
  }));
  const sumIn = (makers: readonly ManaMaker[], set: ReadonlySet<string>): number => {
    let sum = 0;
    for (const { colors, amount } of makers)
      if ([...colors].some((color) => set.has(color))) sum += amount;
    return sum;
  };
  return (makers) =>
    sumOf(makers) >= least &&
    choices.every((choice) => choice.symbols <= sumIn(makers, choice.set));
};

/** Tells whether the mana of some makers casts a card of a deck, by its cost or another that it names. */
export const casterOf = (each: DeckCard, facts: DeckFacts): Payer => {
  const { card } = each;
  const faceUp = payerOf(
    isCastFaceDown(card) ? [] : symbolsOf(card),
    Math.min(leastPlayed(card), castCost(each, facts)),
  );
  const others = otherCosts(card).map((cost) => payerOf(symbolsIn(cost), manaValueOfCost(cost)));
  return (makers) => faceUp(makers) || others.some((isPaid) => isPaid(makers));
};

/** Whether the mana of some makers pays for a card. */
export const isPaidBy = (card: Card, makers: readonly ManaMaker[]): boolean =>
  payerOf(isCastFaceDown(card) ? [] : symbolsOf(card), leastPlayed(card))(makers);

/** The colors that a card cannot be cast without. */
export const colorsNeeded = (card: Card): readonly string[] =>
  colorsAsked(symbolsOf(card)).flatMap((sides) => (sides.length === 1 ? sides : []));

/** The one color that a cost asks for, and how often. Undefined where it asks for none, several, or a choice. */
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
        !isCommander && (isLand || isModalLand(card)) && manaOf(card).has(color),
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
    const land = isLandCard(card) || isModalLand(card) ? { land: card.name } : {};
    return Array.from({ length: copies }, () => ({
      ...{ colors: manaOf(card), amount: amountOf(card) },
      ...land,
    }));
  });
};
