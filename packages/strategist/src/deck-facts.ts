import type { Archetype, Card } from "@spellwright/contract";
import {
  type CardRoles,
  type DeckStatistics,
  deckStatistics,
  type FoundCombo,
  type Role,
  recogniseRoles,
} from "@spellwright/decks";
import type { CardReference, StrategyDeck } from "./strategist.ts";

/** A card of the deck with its copies and what it does. */
export interface DeckCard {
  readonly card: Card;
  readonly quantity: number;
  readonly isCommander: boolean;
  readonly isLand: boolean;
  readonly roles: CardRoles["roles"];
}

/** What can be said of a deck without any opinion. */
export interface DeckFacts {
  readonly deck: StrategyDeck;
  readonly statistics: DeckStatistics;
  /** The main deck and its commanders, cards that are known only. */
  readonly cards: readonly DeckCard[];
  /** Cards that are drawn from: all but the commanders (CR 903.6). */
  readonly library: number;
  /** Of these, the cards that can be played as lands: lands, and spells whose other side is one. */
  readonly libraryLands: number;
  /** Of the lands, the spells whose other side is one. */
  readonly libraryModal: number;
  /** Copies by what their roles were read from; of nonland cards. */
  readonly read: { readonly official: number; readonly starter: number; readonly none: number };
}

/** Whether a type line names a type, in English. */
export const namesType = (typeLine: string, type: string): boolean =>
  typeLine.split(" ").includes(type);

/** Whether the front of a card is a land. */
export const isLandCard = (card: Card): boolean =>
  namesType(card.card_faces?.[0]?.type_line ?? card.type_line.split(" // ")[0] ?? "", "Land");

/** A spell whose other side is played as a land (CR 712.12). */
export const isModalLand = (card: Card): boolean =>
  card.layout === "modal_dfc" &&
  !isLandCard(card) &&
  namesType(card.card_faces?.[1]?.type_line ?? "", "Land");

/** Whether a land makes no mana before others lie beside it: in a first hand it is none. */
export const makesManaLate = (card: Card): boolean =>
  recogniseRoles(card).does.traits.has("addsManaLate");

export const referenceOf = (card: Card, quantity: number | null): CardReference => ({
  name: card.name,
  printed_name: card.printed_name ?? null,
  quantity,
});

/** A card as a deck would hold it, with what it does. */
export const deckCardOf = (card: Card, quantity: number, isCommander: boolean): DeckCard => ({
  card,
  quantity,
  isCommander,
  isLand: isLandCard(card),
  roles: recogniseRoles(card).roles,
});

/** The cards that are drawn from, and those of them that can be played as lands. */
const countLibrary = ({ entries }: StrategyDeck) => {
  const main = entries.filter(({ board }) => board === "main");
  const copiesThat = (test: (card: Card) => boolean): number =>
    copiesOf(main.filter(({ card }) => card !== null && test(card)));
  const libraryModal = copiesThat(isModalLand);
  return {
    library: copiesOf(main),
    libraryLands: copiesThat(isLandCard) + libraryModal,
    libraryModal,
  };
};

/** Counts what can be counted of a deck: its statistics, its known cards with their roles, what is drawn from. */
export const deckFacts = (deck: StrategyDeck): DeckFacts => {
  const read = { official: 0, starter: 0, none: 0 };
  const cards = new Map<string, DeckCard>();
  for (const { card, quantity, board } of deck.entries) {
    if (board !== "main" && board !== "commander") continue;
    if (card === null) {
      read.none += quantity;
      continue;
    }
    const land = isLandCard(card);
    const { roles, source } = recogniseRoles(card);
    if (!land) read[source] += quantity;
    // Printings of a card are one card.
    const key = `${board} ${card.name}`;
    const copies = quantity + (cards.get(key)?.quantity ?? 0);
    const isCommander = board === "commander";
    cards.set(key, { card, quantity: copies, isCommander, isLand: land, roles });
  }
  const statistics = deckStatistics(deck.entries);
  return {
    ...{ deck, statistics, cards: [...cards.values()], read },
    ...countLibrary(deck),
  };
};

/** The sideboard of a deck as if it were one. */
export const sideboardOf = ({ deck }: DeckFacts): DeckFacts =>
  deckFacts({
    ...deck,
    bracket: null,
    entries: deck.entries
      .filter(({ board }) => board === "sideboard")
      .map((entry) => ({ ...entry, board: "main" as const })),
  });

/** The whole combos of a list. */
export const combosOf = ({ combos, bracket }: StrategyDeck): readonly FoundCombo[] =>
  combos ?? bracket?.combos ?? [];

/** The archetype of a deck. Null where none is clear. */
export const archetypeOf = ({ archetype, bracket }: StrategyDeck): Archetype | null =>
  archetype ?? bracket?.archetype ?? null;

/** Whether a card plays a role against most decks: what answers one color alone is told apart. */
export const playsRole = ({ card, roles }: DeckCard, role: Role): boolean =>
  roles.has(role) && !recogniseRoles(card).narrow.has(role);

/** The cards of a role, the copies they come to. */
export const cardsWithRole = (
  { cards }: DeckFacts,
  role: Role,
): { readonly count: number; readonly cards: readonly CardReference[] } => {
  const found = cards.filter((each) => playsRole(each, role));
  return {
    count: found.reduce((sum, { quantity }) => sum + quantity, 0),
    cards: found.map(({ card, quantity }) => referenceOf(card, quantity)),
  };
};

/** The copies of some cards. */
export const copiesOf = (cards: readonly { readonly quantity: number | null }[]): number =>
  cards.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);

/** The copies that a role comes to. */
export const weightOfRole = (facts: DeckFacts, role: Role): number =>
  cardsWithRole(facts, role).count;

/** The share of the deck whose cards are known, 0 to 1. */
export const knownShare = ({ statistics }: DeckFacts): number =>
  statistics.cards === 0 ? 0 : 1 - statistics.unknown / statistics.cards;

/** Whether so many cards that a deck seems to lack may be among those of it that are not known. */
export const mayBeUnknown = ({ statistics }: DeckFacts, missing: number): boolean =>
  missing > 0 && missing <= statistics.unknown;

/** How far roles can be trusted, 0 to 1: official texts say most, our summaries less. */
export const roleTrust = ({ read }: DeckFacts): number => {
  const all = read.official + read.starter + read.none;
  return all === 0 ? 0 : (0.9 * read.official + 0.6 * read.starter) / all;
};
