import { keywordsOf, recogniseRoles } from "@spellwright/decks";
import {
  type DeckCard,
  type DeckFacts,
  isLandToo,
  makesManaLate,
  namesType,
} from "../deck-facts.ts";
import { leastPlayed } from "../usual-cost.ts";

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

/** No card is taken to make more each turn: what makes more does so under a condition. */
const MOST_MANA = 3;

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

const isSpell = (card: DeckCard): boolean =>
  ["Instant", "Sorcery"].some((type) => namesType(typeOf(card), type));

/** What a card makes each turn: nothing where its mana is made once, of a ritual or of what is sacrificed. */
export const manaOf = (deckCard: DeckCard): number => {
  if (deckCard.isLand) return 1;
  if (!deckCard.roles.has("ramp")) return 0;
  const { causes } = recogniseRoles(deckCard.card).events;
  // A spell that puts a land onto the battlefield is a mana each turn.
  if (isSpell(deckCard)) return causes.some(({ name }) => name === "landfall") ? 1 : 0;
  const made = causes.filter(({ name }) => name === "mana-produced");
  if (made.length === 0) return 1;
  const amounts = made.map(({ again, amount }) => (again ? (amount === "X" ? 1 : amount) : 0));
  return Math.min(MOST_MANA, Math.max(...amounts));
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
    cost: isLand ? 0 : leastPlayed(card),
    mana: manaOf(deckCard),
    power: isCreature && Number.isFinite(power) ? Math.max(0, power) : 0,
    burn: burnOf(deckCard),
    isQuick: !isCreature || keywordsOf(card).has("Haste"),
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
