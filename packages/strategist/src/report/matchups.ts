import type { Card } from "@spellwright/contract";
import { leastCost, recogniseRoles } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { leaningsOf, type Threat, threatsMet } from "../answers/threats.ts";
import {
  archetypeOf,
  combosOf,
  copiesOf,
  type DeckCard,
  type DeckFacts,
  deckCardOf,
  isModalLand,
  referenceOf,
  roleTrust,
} from "../deck-facts.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { cardsSeenBy } from "../odds/opening-hand.ts";
import { simulateGames } from "../odds/simulate-games.ts";
import { makesDiscard } from "../plan/makes-discard.ts";
import { isTemporaryAnswer } from "../plan/mana-efficiency.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { OPPONENTS, type Opponent } from "../understanding/lexicon.ts";
import { usualCost } from "../usual-cost.ts";
import { rateDeck } from "./ratings.ts";
import { hasPrintedCost } from "./wanted-card.ts";

/** An answer that is cast in time against a fast deck costs no more. */
const CHEAP = 3;

const meets = (card: Card, ...threats: readonly Threat[]): boolean =>
  threats.some((threat) => threatsMet(card).has(threat));

/** Whether a card counters what any deck casts, or keeps spells and abilities of others from being cast or used. */
const stopsPlays = ({ card, roles }: DeckCard): boolean => {
  const { source, narrow, does } = recogniseRoles(card);
  const hinders = source === "official" ? does.traits.has("hindersPlays") : roles.has("stax");
  return hinders || (roles.has("counterspell") && !narrow.has("counterspell"));
};

/** What counts against a kind of deck, and the own turn by which it should be there. */
const AGAINST: Readonly<
  Record<Opponent, { readonly turn: number; readonly helps: (each: DeckCard) => boolean }>
> = {
  fast: {
    turn: 3,
    // What only comes back a turn later is no answer to many cheap creatures.
    // A board that is held off is answered for as long.
    helps: ({ card }) =>
      meets(card, "creature", "board") && leastCost(card) <= CHEAP && !isTemporaryAnswer(card),
  },
  // What is drawn or attacks at once is countered or swept like the rest.
  control: {
    turn: 5,
    helps: ({ card, roles }) =>
      (roles.has("counterspell") && !recogniseRoles(card).narrow.has("counterspell")) ||
      makesDiscard(card),
  },
  combo: {
    turn: 4,
    helps: (each) => stopsPlays(each) || makesDiscard(each.card),
  },
  graveyard: { turn: 4, helps: ({ roles }) => roles.has("graveyardHate") },
  artifacts: { turn: 5, helps: ({ card }) => meets(card, "artifact") },
  enchantments: { turn: 5, helps: ({ card }) => meets(card, "enchantment") },
  // What taxes or hinders is mostly one of these; of creatures alone one has an answer more often.
  stax: {
    turn: 4,
    helps: ({ card }) => meets(card, "artifact", "enchantment"),
  },
};

/** A spell with an X is cast for more than its other mana (CR 107.3). */
const LEAST_X = 2;

const costInTime = (each: DeckCard): number =>
  usualCost(each) + (each.card.mana_cost?.includes("{X}") === true ? LEAST_X : 0);

/** Whether a card counts against a kind of deck. It does what is needed, and is cast in time for it. */
export const helpsAgainst = (opponent: Opponent, each: DeckCard): boolean =>
  AGAINST[opponent].helps(each) &&
  // A land costs nothing, but what it does beside its mana may.
  (each.isLand ? hasPrintedCost(each.card) : costInTime(each) <= AGAINST[opponent].turn);

/** The kinds of decks that a card counts against. */
export const opponentsMet = (card: Card): readonly Opponent[] => {
  const each = deckCardOf(card, 1, false);
  return OPPONENTS.filter((opponent) => helpsAgainst(opponent, each));
};

export type Verdict = "good" | "even" | "bad" | "none";

/** How a deck stands against a kind of deck, by what its list holds against it. */
export interface Matchup {
  readonly opponent: Opponent;
  readonly verdict: Verdict;
  /** The chance that one of `cards` was drawn by `turn`, on the draw (CR 103.8a). */
  readonly chance: number;
  readonly turn: number;
  readonly cards: readonly CardReference[];
}

/** In so many games the right card is there in time, or it is not counted on. */
const GOOD_FROM = 0.65;
/** Cards that a sentence names. */
const MOST_NAMED = 6;

const BAD_BELOW = 0.35;

const verdictOf = (chance: number): Verdict => {
  if (chance === 0) return "none";
  if (chance < BAD_BELOW) return "bad";
  return chance < GOOD_FROM ? "even" : "good";
};

/** A two-faced card is its land as often as its spell. */
const countedCopies = (cards: readonly DeckCard[]): number => {
  const [modal, others] = [true, false].map((isModal) =>
    copiesOf(cards.filter(({ card }) => isModalLand(card) === isModal)),
  );
  return (others ?? 0) + Math.floor((modal ?? 0) / 2);
};

/** Whoever wins by so early a turn on average need not answer what a slower deck does. */
const EARLY_WIN = 6;

/** So large a share of cards that draw fills a hand again. */
const REFILLS_FROM = 0.1;

const refills = ({ cards, library }: DeckFacts): boolean =>
  copiesOf(cards.filter(({ roles }) => roles.has("draw"))) >= REFILLS_FROM * library;

/** Who answers creatures well answers a part of what hinders. */
const answersCreatures = ({ cards }: DeckFacts): boolean =>
  copiesOf(cards.filter(({ card }) => meets(card, "creature"))) >= MOST_NAMED;

/** Whether the list says enough for the verdict that its cards alone come to. */
const isTold = (facts: DeckFacts, opponent: Opponent, verdict: Verdict): boolean => {
  if (opponent === "control" && verdict === "good") return refills(facts);
  if (verdict === "good" || verdict === "even") return opponent !== "control";
  // How soon a combo deck wins no list of attackers tells.
  if (archetypeOf(facts.deck) === "combo") return false;
  if (opponent === "fast") return true;
  if (opponent === "control" && refills(facts)) return false;
  return !isEarly(facts) && !(opponent === "stax" && answersCreatures(facts));
};

/** Whether it mostly wins before others do much. */
const isEarly = (facts: DeckFacts): boolean =>
  (simulateGames(facts)?.medianTurn ?? Number.POSITIVE_INFINITY) <= EARLY_WIN;

/** A piece of one’s own combo is kept for it. It takes no card and no spell of others apart. */
const isOwnPiece = ({ card }: DeckCard, opponent: Opponent, { deck }: DeckFacts): boolean =>
  (opponent === "combo" || opponent === "control") &&
  combosOf(deck).some(({ cards }) => cards.some(({ name }) => name === card.name));

/**
 * How the list stands against the kinds of decks that it tells of: where it wins before they do much, or holds a
 * half of what counts, nothing is said. None where its cards cannot be read.
 */
export const readMatchups = (facts: DeckFacts): readonly Matchup[] =>
  roleTrust(facts) === 0
    ? []
    : OPPONENTS.map((opponent) => {
        const { turn } = AGAINST[opponent];
        const found = facts.cards.filter(
          (each) => helpsAgainst(opponent, each) && !isOwnPiece(each, opponent, facts),
        );
        const isAtHand = found.some(({ isCommander }) => isCommander);
        const wanted = countedCopies(found.filter(({ isCommander }) => !isCommander));
        const drawn = Math.min(facts.library, cardsSeenBy(turn, false));
        const chance = isAtHand ? 1 : chanceOfAtLeast({ deck: facts.library, wanted, drawn }, 1);
        return {
          opponent,
          verdict: verdictOf(chance),
          chance,
          turn,
          cards: found.map(({ card, quantity }) => referenceOf(card, quantity)),
        };
      }).filter(({ opponent, verdict }) => isTold(facts, opponent, verdict));

/** A matchup in a sentence. */
export const matchupFinding = ({ opponent, verdict, chance, turn, cards }: Matchup): Finding =>
  finding(`matchup.${verdict}`, {
    opponent: { opponent },
    means: { means: opponent },
    chance: { percent: chance },
    turn,
    count: copiesOf(cards),
    cards: { cards, most: MOST_NAMED },
  });

/** That the list alone does not tell how it stands against a kind of deck, and what counts there. */
export const openMatchup = (opponent: Opponent): Finding =>
  finding("matchupOpen", { opponent: { opponent }, means: { means: opponent } });

/** What counts against a kind of deck, and by when, whatever deck it is asked for. */
export const meansFinding = (opponent: Opponent): Finding =>
  finding("matchupMeans", {
    opponent: { opponent },
    means: { means: opponent },
    turn: AGAINST[opponent].turn,
  });

/** From so many points on a deck is fast, or full of answers. */
const MUCH = 6;

/** Whether the deck wins by being first or by answering, from its ratings. */
const paceFinding = (facts: DeckFacts): Finding => {
  const ratings = rateDeck(facts);
  const of = (attribute: "speed" | "interaction") =>
    ratings.find((each) => each.attribute === attribute)?.rating ?? 0;
  const [speed, interaction] = [of("speed"), of("interaction")];
  const [isFast, answers] = [speed >= MUCH, interaction >= MUCH];
  const code = isFast ? (answers ? "both" : "first") : answers ? "answering" : "neither";
  return finding(`pace.${code}`, {
    speed: { decimal: speed },
    interaction: { decimal: interaction },
  });
};

/** Where a deck stands among others, from its list alone. Nothing is claimed of what others play. */
export interface MetaPosition {
  /** Null where its cards cannot be read. */
  readonly pace: Finding | null;
  readonly matchups: readonly Matchup[];
  /** What the deck leans on, and loses to. */
  readonly risks: readonly Finding[];
}

export const readMetaPosition = (facts: DeckFacts): MetaPosition => {
  const matchups = readMatchups(facts);
  return roleTrust(facts) === 0
    ? { pace: null, matchups, risks: [] }
    : { pace: paceFinding(facts), matchups, risks: leaningsOf(facts) };
};
