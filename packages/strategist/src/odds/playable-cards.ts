import type { ColorCode } from "@spellwright/contract";
import { keywordsOf, recogniseRoles } from "@spellwright/decks";
import {
  type DeckCard,
  type DeckFacts,
  isModalLand,
  makesManaLate,
  namesType,
} from "../deck-facts.ts";
import { entersTapped } from "../report/mana-cards.ts";
import { castCost, hasNoManaCost, leastPlayed } from "../usual-cost.ts";
import { createManaMade, type ManaMade, type PaidFor } from "./mana-made.ts";

/** What a simulated game needs of a card. */
export interface PlayableCard {
  readonly isLand: boolean;
  /** A spell that can be played as a land instead (CR 712.12). */
  readonly isModalLand: boolean;
  /** A land whose mana waits for others. */
  readonly isLate: boolean;
  /** Never cast where it is not finite: the card is not known. */
  readonly cost: number;
  /** Mana that it adds each turn once it is there; of a land that is not there alone, from so many lands on. */
  readonly mana: number;
  readonly from: number;
  /** Mana that it adds in one turn alone, beyond its cost. */
  readonly once: number;
  /** The mana that it is paid with first. */
  readonly onceCost: number;
  /** A land that makes no mana in the turn in which it comes. */
  readonly isTapped: boolean;
  readonly colors: ReadonlySet<ColorCode>;
  /** Combat damage that it deals each turn. */
  readonly power: number;
  /** Damage to a player that it deals once, as it is cast or enters. */
  readonly burn: number;
  /** It acts in the turn it comes: haste, or mana of what is no creature (CR 302.6). */
  readonly isQuick: boolean;
  readonly isCommander: boolean;
  /** The card that is asked about. */
  readonly isAsked: boolean;
}

const UNKNOWN: PlayableCard = {
  isLand: false,
  isModalLand: false,
  isLate: false,
  cost: Number.POSITIVE_INFINITY,
  mana: 0,
  from: 0,
  once: 0,
  onceCost: 0,
  isTapped: false,
  colors: new Set(),
  power: 0,
  burn: 0,
  isQuick: false,
  isCommander: false,
  isAsked: false,
};

const typeOf = ({ card }: DeckCard): string => card.card_faces?.[0]?.type_line ?? card.type_line;

/** What it deals to an opponent at once. What waits for something else is not counted. */
const burnOf = ({ card, isLand }: DeckCard): number => {
  if (isLand) return 0;
  const dealt = recogniseRoles(card).events.causes.map(({ name, whose, amount, again }) =>
    name === "damage-to-player" && whose !== "you" && !again && amount !== "X" ? amount : 0,
  );
  return Math.max(0, ...dealt);
};

const playable = (
  deckCard: DeckCard,
  { each, ...made }: ManaMade,
  facts: DeckFacts,
): PlayableCard => {
  const { card, isLand, isCommander } = deckCard;
  const isCreature = namesType(typeOf(deckCard), "Creature");
  const power = Number(card.power ?? card.card_faces?.[0]?.power ?? 0);
  const cost = hasNoManaCost(card)
    ? Number.POSITIVE_INFINITY
    : Math.min(leastPlayed(card), castCost(deckCard, facts));
  return {
    isLand,
    isModalLand: isModalLand(card),
    isLate: isLand && (each === 0 || makesManaLate(card)),
    cost: isLand ? 0 : cost,
    ...{ ...made, mana: each },
    isTapped: entersTapped(card),
    power: isCreature && Number.isFinite(power) ? Math.max(0, power) : 0,
    burn: burnOf(deckCard),
    isQuick: !isCreature || keywordsOf(card).has("Haste"),
    isCommander,
    isAsked: false,
  };
};

/**
 * The cards that are drawn from, and those that are cast from the command zone (CR 903.8).
 *
 * @param paidFor counts mana that may be spent on it too. Null: mana that pays for most of the deck
 */
export const playableCards = (
  facts: DeckFacts,
  paidFor: PaidFor = null,
): { readonly library: readonly PlayableCard[]; readonly commanders: readonly PlayableCard[] } => {
  const madeBy = createManaMade(facts, paidFor);
  const asPlayed = (each: DeckCard) => ({
    ...playable(each, madeBy(each), facts),
    isAsked: each.card === paidFor?.card,
  });
  const library = facts.cards
    .filter(({ isCommander }) => !isCommander)
    .flatMap((each) => Array<PlayableCard>(each.quantity).fill(asPlayed(each)));
  const unknown = Math.max(0, facts.library - library.length);
  return {
    library: [...library, ...Array<PlayableCard>(unknown).fill(UNKNOWN)],
    commanders: facts.cards.filter(({ isCommander }) => isCommander).map(asPlayed),
  };
};
