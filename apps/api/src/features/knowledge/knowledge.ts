import type { CardIndex, CardQuery } from "@spellwright/cards";
import type { Card, CardRuling } from "@spellwright/contract";
import type { ComboRecord } from "@spellwright/decks";
import type { Rulebook, RulesBrowser } from "@spellwright/rulebook";
import type { CardWindow } from "./browsing/browse-queries.ts";

/** The facts in use: the current rules edition and card data, read once and kept until a new import. */
export interface Knowledge {
  /** Indexed on first use. The same one as long as its edition is in use. */
  rulebook(): Promise<Rulebook>;
  /** The same edition as a book: chapters, neighbours, glossary. Built on first use. */
  rulesBrowser(): Promise<RulesBrowser>;
  /** Indexed on first use. */
  cardIndex(): Promise<CardIndex>;
  /**
   * Whole cards, whose words were read (`readCardWords`). Unknown ids are left out. One query for two
   * hundred at most: those asked for last are kept.
   */
  cardsByIds(ids: readonly string[]): Promise<readonly Card[]>;
  /** The most played cards of the data, the most played first. Read once an edition. */
  popularCards(): Promise<readonly Card[]>;
  /** Official notes of cards by English name, newest first. One query. */
  rulingsOf(names: readonly string[]): Promise<readonly CardRuling[]>;
  /** Combos whose cards all bear one of the names. Indexed on first use; then one query. */
  combosAmong(names: readonly string[]): Promise<KnownCombos>;
  /** Combos that one card more would make whole, with that card. The same index. */
  combosNear(names: readonly string[]): Promise<readonly ComboMissingOneCard[]>;
  /** What the footer says. */
  editions(): Promise<KnowledgeEditions>;
}

/** Searches all cards in use. */
export interface CardBrowsing {
  /** The ids of the cards that a search finds, a window of them, and how many there are. One query. */
  findCards(query: CardQuery | null, window: CardWindow): Promise<{ ids: string[]; total: number }>;
  /** How many cards in use were not read yet: an import is read beside the requests. One query. */
  countUnread(): Promise<number>;
}

/** What the public combo database says. Nothing while it is not imported. */
export interface KnownCombos {
  readonly imported: boolean;
  readonly combos: readonly ComboRecord[];
}

/** A combo of which a single card is missing. */
export interface ComboMissingOneCard {
  /** English. */
  readonly missing: string;
  readonly combo: ComboRecord;
}

export interface KnowledgeEditions {
  readonly rules: {
    readonly edition: string;
    readonly effectiveDate: string;
    readonly verbatim: boolean;
    readonly count: number;
  };
  readonly cards: { readonly date: string; readonly starter: boolean; readonly count: number };
}
