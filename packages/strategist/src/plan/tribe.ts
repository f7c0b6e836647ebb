import { recogniseRoles } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";
import { copiesOf } from "../deck-facts.ts";

/** Fewer creatures of one type are no tribe. */
const SMALLEST_TRIBE = 8;
/** Of the commonest types, one is what a deck is about. */
const TYPES_TRIED = 4;
/** Most creatures are Humans anyway: so many cards must name them. */
const COMMON = { Human: 6 } as Readonly<Record<string, number>>;
const LEAST_NAMING = 3;

/** The creature types of a card’s front. */
export const creatureTypesOf = ({ card }: DeckCard): readonly string[] => {
  const [types = "", subtypes = ""] = (card.card_faces?.[0]?.type_line ?? card.type_line).split(
    / [—-] /,
  );
  return /\bCreature\b/.test(types) ? subtypes.split(" ").filter(Boolean) : [];
};

/** The creature types of cards, each with its bearers, the most of them first. */
export const creatureTypes = (
  cards: readonly DeckCard[],
): readonly { readonly type: string; readonly cards: readonly DeckCard[] }[] => {
  const byType = new Map<string, DeckCard[]>();
  for (const each of cards)
    for (const type of creatureTypesOf(each)) byType.set(type, [...(byType.get(type) ?? []), each]);
  return [...byType]
    .map(([type, bearers]) => ({ type, cards: bearers }))
    .sort((one, other) => copiesOf(other.cards) - copiesOf(one.cards));
};

/** The creature type that a deck is about. */
export interface Tribe {
  readonly type: string;
  readonly makers: readonly DeckCard[];
  /** The cards whose words want it, or any type that one chooses. */
  readonly payoffs: readonly DeckCard[];
}

/** "Creatures of the chosen type", "that share a creature type". */
export const ANY_TYPE = ["chosen type", "creature type"];

/** "That shares a creature type with your commander". */
const COMMANDERS_TYPE = "commander's creature type";

/** Whether a card’s words want a creature type, or any that one chooses. */
export const wantsCreatureType = ({ card }: Pick<DeckCard, "card">, type: string): boolean => {
  const { concerns } = recogniseRoles(card);
  return [type.toLowerCase(), ...ANY_TYPE].some((word) => concerns.has(word));
};

/** Whether it wants one of the commander’s. */
const wantsCommandersType = ({ card }: DeckCard): boolean =>
  recogniseRoles(card).concerns.has(COMMANDERS_TYPE);

/** The type of which most creatures are and which most cards want; undefined where no card of it is missed. */
export const findTribe = (cards: readonly DeckCard[]): Tribe | undefined => {
  const led = new Set(cards.filter(({ isCommander }) => isCommander).flatMap(creatureTypesOf));
  const [best] = creatureTypes(cards)
    .slice(0, TYPES_TRIED)
    .map(({ type, cards: makers }) => ({
      type,
      makers,
      payoffs: cards.filter(
        (each) => wantsCreatureType(each, type) || (led.has(type) && wantsCommandersType(each)),
      ),
    }))
    .filter(
      ({ type, makers, payoffs }) =>
        copiesOf(makers) >= SMALLEST_TRIBE && copiesOf(payoffs) >= (COMMON[type] ?? LEAST_NAMING),
    )
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  return best;
};

const weightOf = ({ makers, payoffs }: Tribe): number => copiesOf(makers) + 2 * copiesOf(payoffs);
