import { typesIn } from "@spellwright/card-text";
import { keywordsOf, recogniseRoles } from "@spellwright/decks";
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
export const creatureTypesOf = ({ card }: Pick<DeckCard, "card">): readonly string[] => {
  const [types = "", subtypes = ""] = (card.card_faces?.[0]?.type_line ?? card.type_line).split(
    / [—-] /,
  );
  return /\bCreature\b/.test(types) ? subtypes.split(" ").filter(Boolean) : [];
};

/** CR 702.73a. */
const isOfEveryType = ({ card }: Pick<DeckCard, "card">): boolean =>
  creatureTypesOf({ card }).length > 0 && keywordsOf(card).has("Changeling");

/** Whether a creature is of a type, by its type line or because it is of every type. */
export const isOfType = (card: DeckCard["card"], type: string): boolean =>
  creatureTypesOf({ card }).includes(type) || isOfEveryType({ card });

/** Of a creature type so many are there to be found or helped. */
const FEW_OF_TYPE = 7;

/** Tells whether a card speaks of a creature type that hardly a creature of some cards has, and that it does not make. */
export const namesAbsentType = (
  cards: readonly DeckCard[],
): ((card: DeckCard["card"]) => boolean) => {
  const bearers = new Map<string, number>();
  const countOf = (word: string): number => {
    const type = `${word[0]?.toUpperCase()}${word.slice(1)}`;
    const count = bearers.get(word) ?? copiesOf(cards.filter(({ card }) => isOfType(card, type)));
    bearers.set(word, count);
    return count;
  };
  return (card) => {
    const { concerns, events } = recogniseRoles(card);
    const makes = new Set(events.causes.flatMap(({ of }) => of));
    const least = Math.min(FEW_OF_TYPE, (copiesOf(cards) * FEW_OF_TYPE) / LARGE_DECK);
    return [...concerns, ...events.rewards.flatMap(({ of }) => of)].some((word) => {
      const types = typesIn([word]);
      const isCreatureType = types.has("creature") && !types.has(word);
      return isCreatureType && !makes.has(word) && countOf(word) < least;
    });
  };
};
const LARGE_DECK = 100;

/** The creature types of cards, each with its bearers, the most of them first. */
export const creatureTypes = (
  cards: readonly DeckCard[],
): readonly { readonly type: string; readonly cards: readonly DeckCard[] }[] => {
  // In one pass: a deck of a thousand creatures has hundreds of types.
  const everyType = cards.filter(isOfEveryType);
  const bearers = new Map<string, Set<DeckCard>>();
  for (const each of cards)
    for (const type of creatureTypesOf(each))
      bearers.set(type, (bearers.get(type) ?? new Set(everyType)).add(each));
  return [...bearers]
    .map(([type, found]) => ({ type, cards: cards.filter((each) => found.has(each)) }))
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
  const { concerns, events } = recogniseRoles(card);
  const named = type.toLowerCase();
  return (
    [named, ...ANY_TYPE].some((word) => concerns.has(word)) ||
    // “Destroy all non-Dragon creatures”.
    events.causes.some(({ of }) => of.includes(`non${named}`))
  );
};

/** Whether it wants one of the commander’s. */
const wantsCommandersType = ({ card }: DeckCard): boolean =>
  recogniseRoles(card).concerns.has(COMMANDERS_TYPE);

/** The type of which most creatures are and which most cards want. Undefined where no card of it is missed. */
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
