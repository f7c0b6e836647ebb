/** Where a card lies; in the order in which a deck is shown and written. */
export const BOARDS = [
  "commander",
  "companion",
  "main",
  "sideboard",
  "maybeboard",
  "extra",
] as const;
/**
 * `main` does not hold the commanders here, though counts of a deck include them (IMP-11).
 * `extra`: tokens, planes, schemes and the like, which are no part of the deck (CR 100.2d).
 */
export type Board = (typeof BOARDS)[number];

/** How a copy is printed, when the list says so. */
export type Finish = "foil" | "etched";

/** One line of a deck. `name` is English and full (`Front // Back`) once the card is known. */
export interface DeckEntry {
  readonly quantity: number;
  readonly name: string;
  readonly board: Board;
  /** Upper case. */
  readonly setCode: string | null;
  readonly collectorNumber: string | null;
  readonly finish: Finish | null;
  /** Piles of the list's author: `Ramp`, `Creature`. */
  readonly categories: readonly string[];
  /** Marks on the card: `#Combo` of Moxfield, colour marks of Archidekt. */
  readonly tags: readonly string[];
}

/** A card as a list names it, not yet looked up. */
export interface DecklistEntry extends DeckEntry {
  /** Number of the line, from 1. */
  readonly line: number;
  /** The name with everything that stood around it, as written. */
  readonly rawName: string;
  /** False for a line that is a name only: it is a card if a card bears that name, else talk. */
  readonly counted: boolean;
  /** What stood before the name and no card bears, as in `Balin's Tomb // Ancient Tomb`. */
  readonly replaced: string | null;
}

/** What a list says about itself. `other` keeps the rest: source, archetype, date, comments. */
export interface DecklistMetadata {
  readonly name: string | null;
  /** As written: `Modern`, `EDH`. `detectFormat` understands it. */
  readonly format: string | null;
  readonly author: string | null;
  readonly description: string | null;
  readonly url: string | null;
  readonly other: readonly { readonly key: string; readonly value: string }[];
}

/** What a line of the input turned out to be. A line with several cards is a `card` line. */
export type LineKind = "card" | "heading" | "metadata" | "blank" | "problem";

/** Why a line is reported. The sentences live in `locales`. */
export type ProblemReason =
  /** No card bears the name; `suggestions` are the closest names. */
  | "unknownCard"
  /** Several cards bear the name; `suggestions` are all of them. The card is not chosen. */
  | "ambiguousCard"
  /** Neither a card nor anything a decklist holds. */
  | "notACard"
  /** The copies are 0 or more than 999: `quantity`. */
  | "quantityOutOfRange"
  /** Part of a file (XML, CSV) without a name or a number of copies. */
  | "unreadable"
  /** A deck file names a card by Magic Online's number only: `number`. */
  | "numberWithoutName"
  /** No head of a file of values says which column holds the copies; `suggestions` are those that may. */
  | "copiesColumnUnknown"
  /** Notice: no column of a file of values could hold copies: each row is one card. */
  | "rowsAreCopies"
  /** Notice: the name is misspelt and was read as `name`. */
  | "nameCorrected"
  /** Notice: what is `written` is only called so; it was read as `name`, and may mean the suggestions. */
  | "shortNameRead"
  /** Notice: the card is a Vanguard, a plane or a scheme; `suggestions` are cards that decks hold. */
  | "oversizedRead"
  /** Notice: the lines `first` and `second` are the two faces of one card. */
  | "facesJoined"
  /** Notice: the card of the sideboard is taken for the commander (MTGO, XMage, Cockatrice). */
  | "commanderFromSideboard"
  /** Notice: a card stands twice in too large a sideboard; this one completes the deck. */
  | "deckFromSideboard"
  /** Notice: the cards after the blank line are taken for the sideboard. */
  | "sideboardAfterBlankLine"
  /** Notice: the first cards, set apart by a blank line, are taken for the commander. */
  | "commanderBeforeBlankLine";

/** Something the person should see about a line. */
export interface DecklistProblem {
  readonly line: number;
  /** The line as written, shortened when it is very long. */
  readonly text: string;
  readonly reason: ProblemReason;
  readonly params: Readonly<Record<string, string | number>>;
  readonly suggestions: readonly string[];
  /** A notice tells what was understood. An error is a line that gave no card. */
  readonly severity: "error" | "notice";
}

/** The result of reading a text: nothing is dropped, `lines` holds every line of the input. */
export interface Decklist {
  readonly entries: readonly DecklistEntry[];
  /** Headings in their order, as written. */
  readonly headings: readonly { readonly line: number; readonly text: string }[];
  readonly metadata: DecklistMetadata;
  readonly problems: readonly DecklistProblem[];
  /** One kind for each line of the input, the first line first. */
  readonly lines: readonly LineKind[];
  /** The lines as read, for reports. */
  readonly texts: readonly string[];
}

/** A card of a list after the look-up. */
export interface ResolvedEntry extends DecklistEntry {
  /** Null while no card, or more than one, bears the name. */
  readonly cardId: string | null;
}

/** A list after the look-up. Talk is no longer among the entries, but among the problems. */
export interface ResolvedDecklist extends Omit<Decklist, "entries"> {
  readonly entries: readonly ResolvedEntry[];
}
