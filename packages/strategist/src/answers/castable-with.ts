import type { Card, ColorCode } from "@spellwright/contract";
import { castingCosts, createManaOf, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckFacts, isLandToo } from "../deck-facts.ts";
import type { NamedCard } from "../strategist.ts";
import { isCastFaceDown } from "../usual-cost.ts";

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

/** One side of a hybrid symbol is enough; two generic mana or 2 life pay others (CR 107.4e, 107.4f). */
const isPaidBy = (symbol: string, colors: ReadonlySet<string>): boolean => {
  const sides = symbol.split("/");
  return sides.some((side) => colors.has(side) || !COLORS.has(side));
};

/** Each symbol of a color asks for another source of it. */
const isCastableBy = (card: Card, sources: ReadonlyMap<string, number>): boolean => {
  const symbols = symbolsOf(card);
  const colors = new Set(sources.keys());
  const hasEnough = (color: string): boolean =>
    symbols.filter((symbol) => symbol === color).length <= (sources.get(color) ?? 0);
  return (
    isCastFaceDown(card) ||
    (symbols.every((symbol) => isPaidBy(symbol, colors)) && [...COLORS].every(hasEnough))
  );
};

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

/** How many of some cards make each color. */
export const sourcesIn = (
  makers: readonly { readonly card: Card; readonly copies: number }[],
  facts: DeckFacts,
): ReadonlyMap<string, number> => {
  const manaOf = manaIn(facts);
  const sources = new Map<string, number>();
  for (const { card, copies } of makers)
    for (const color of manaOf(card)) sources.set(color, (sources.get(color) ?? 0) + copies);
  return sources;
};

type InHand = NamedCard & { readonly copies: number };

/**
 * Which of the cheap cards of a hand can be cast with mana of some colors, and with what those make that make mana.
 *
 * @param sources how many lands of the hand make each color
 */
export const castableWith = (
  cheap: readonly InHand[],
  sources: ReadonlyMap<string, number>,
  facts: DeckFacts,
): readonly InHand[] => {
  const castable = cheap.filter(({ card }) => isCastableBy(card, sources));
  const makers = castable.filter(({ card }) => recogniseRoles(card).roles.has("ramp"));
  const more = new Map(sources);
  for (const [color, count] of sourcesIn(makers, facts))
    more.set(color, (sources.get(color) ?? 0) + count);
  return cheap.filter(({ card }) => isCastableBy(card, more));
};
