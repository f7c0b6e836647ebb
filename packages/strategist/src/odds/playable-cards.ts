import { leastCost, recogniseRoles } from "@spellwright/decks";
import {
  type DeckCard,
  type DeckFacts,
  isLandToo,
  makesManaLate,
  namesType,
} from "../deck-facts.ts";

/** What a simulated game needs of a card. */
export interface PlayableCard {
  readonly isLand: boolean;
  /** A spell that can be played as a land instead (CR 712.12). */
  readonly isLandToo: boolean;
  /** A land whose mana waits for others. */
  readonly isLate: boolean;
  /** Never cast where it is not finite: the card is not known. */
  readonly cost: number;
  /** Mana that it adds each turn once it is there. */
  readonly mana: number;
  /** Combat damage that it deals each turn. */
  readonly power: number;
  /** Damage to a player that it deals once, as it is cast or enters. */
  readonly burn: number;
  /** It acts in the turn it comes: haste, or mana of what is no creature (CR 302.6). */
  readonly isQuick: boolean;
  readonly isCommander: boolean;
}

const ADDED = /\badds? ((?:\{[WUBRGC]\})+)/i;
/** No card is taken to make more each turn: what makes more does so under a condition. */
const MOST_MANA = 3;

/** A spell that puts a land onto the battlefield is a mana each turn. */
const FETCHES_LAND = /\bonto the battlefield\b/i;
const SACRIFICED = /\bsacrifice [^:.]*:[^.\n]*\badds? \{/i;

const UNKNOWN: PlayableCard = {
  isLand: false,
  isLandToo: false,
  isLate: false,
  cost: Number.POSITIVE_INFINITY,
  mana: 0,
  power: 0,
  burn: 0,
  isQuick: false,
  isCommander: false,
};

const typeOf = ({ card }: DeckCard): string => card.card_faces?.[0]?.type_line ?? card.type_line;

const frontTextOf = ({ card }: DeckCard): string =>
  card.oracle_text ?? card.card_faces?.[0]?.oracle_text ?? "";

/** Mana once: of a ritual, or of what is sacrificed for it. */
const isOnce = (card: DeckCard): boolean => {
  const text = frontTextOf(card);
  const isSpell = ["Instant", "Sorcery"].some((type) => namesType(typeOf(card), type));
  return isSpell ? !FETCHES_LAND.test(text) : SACRIFICED.test(text);
};

const manaOf = (card: DeckCard): number => {
  if (card.isLand) return 1;
  if (!card.roles.has("ramp") || isOnce(card)) return 0;
  const symbols = ADDED.exec(frontTextOf(card))?.[1]?.match(/\{/g)?.length ?? 1;
  return Math.min(MOST_MANA, symbols);
};

/** What it deals to an opponent at once; what waits for something else is not counted. */
const burnOf = ({ card, isLand }: DeckCard): number => {
  if (isLand) return 0;
  const dealt = recogniseRoles(card).events.causes.map(({ name, whose, amount, again }) =>
    name === "damage-to-player" && whose !== "you" && !again && amount !== "X" ? amount : 0,
  );
  return Math.max(0, ...dealt);
};

const playable = (deckCard: DeckCard): PlayableCard => {
  const { card, isLand, isCommander } = deckCard;
  const isCreature = namesType(typeOf(deckCard), "Creature");
  const power = Number(card.power ?? card.card_faces?.[0]?.power ?? 0);
  return {
    isLand,
    isLandToo: isLandToo(card),
    isLate: isLand && makesManaLate(card),
    cost: isLand ? 0 : leastCost(card),
    mana: manaOf(deckCard),
    power: isCreature && Number.isFinite(power) ? Math.max(0, power) : 0,
    burn: burnOf(deckCard),
    isQuick: !isCreature || card.keywords?.includes("Haste") === true,
    isCommander,
  };
};

/** The cards that are drawn from, and those that are cast from the command zone (CR 903.8). */
export const playableCards = (
  facts: DeckFacts,
): { readonly library: readonly PlayableCard[]; readonly commanders: readonly PlayableCard[] } => {
  const library = facts.cards
    .filter(({ isCommander }) => !isCommander)
    .flatMap((each) => Array<PlayableCard>(each.quantity).fill(playable(each)));
  const unknown = Math.max(0, facts.library - library.length);
  return {
    library: [...library, ...Array<PlayableCard>(unknown).fill(UNKNOWN)],
    commanders: facts.cards.filter(({ isCommander }) => isCommander).map(playable),
  };
};
