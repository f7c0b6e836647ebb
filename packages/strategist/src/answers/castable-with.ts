import type { Card, ColorCode } from "@spellwright/contract";
import { createManaOf, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckFacts, isLandToo } from "../deck-facts.ts";
import type { NamedCard } from "../strategist.ts";
import { isCastFaceDown } from "../usual-cost.ts";

const costOf = ({ mana_cost, card_faces }: Card): string =>
  (mana_cost || (card_faces?.[0]?.mana_cost ?? "")).split(" // ")[0] ?? "";

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

const isCastableBy = (card: Card, colors: ReadonlySet<string>): boolean =>
  isCastFaceDown(card) || symbolsOf(card).every((symbol) => isPaidBy(symbol, colors));

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

/**
 * Which of the cheap cards of a hand can be cast with mana of some colors, and with what those make that make mana.
 *
 * @param colors that the lands of the hand make
 */
export const castableWith = (
  cheap: readonly NamedCard[],
  colors: ReadonlySet<string>,
  facts: DeckFacts,
): readonly NamedCard[] => {
  const manaOf = manaIn(facts);
  const castable = cheap.filter(({ card }) => isCastableBy(card, colors));
  const more = new Set<string>([
    ...colors,
    ...castable
      .filter(({ card }) => recogniseRoles(card).roles.has("ramp"))
      .flatMap(({ card }) => [...manaOf(card)]),
  ]);
  return more.size > colors.size ? castableWith(cheap, more, facts) : castable;
};
