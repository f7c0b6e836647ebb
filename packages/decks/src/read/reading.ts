import { withoutLoneSurrogates } from "@spellwright/text";
import type {
  Board,
  DecklistEntry,
  DecklistProblem,
  LineKind,
  ProblemReason,
} from "../decklist.ts";
import { type CardText, startCardText } from "./card-text.ts";
import type { KnownNames } from "./known-names.ts";
import { parseCard } from "./parse-card.ts";

/** An entry, and which group of lines between blank ones it stands in. */
export interface DraftEntry extends DecklistEntry {
  readonly group: number;
  /** From a comment `# Commander: Name`: it names a card, and adds one only if the list has none. */
  readonly mentioned?: true;
}

/** What has been read so far, and where the next line stands. */
export interface Reading {
  readonly cards: KnownNames | undefined;
  /** The card a text names. Several recognisers ask for the same text. */
  parse(text: string): CardText;
  readonly texts: readonly string[];
  readonly entries: DraftEntry[];
  readonly headings: { line: number; text: string }[];
  readonly metadata: Map<string, string>;
  readonly other: { key: string; value: string }[];
  readonly problems: DecklistProblem[];
  readonly kinds: LineKind[];
  /** Characters handed to recognisers: the measure of the work done. */
  work: number;
  board: Board;
  category: string | null;
  group: number;
  /** Entries since the heading of this board. */
  entriesOfBoard: number;
  /** Where lists stand beside each other: the board of each, and where its heading stands in a row. */
  boardsBeside: readonly { readonly at: number; readonly board: Board }[];
  /** Whether a heading or a mark named a board: then blank lines mean nothing. */
  boardsAreNamed: boolean;
  /** Within `About` or `[metadata]`, where lines are no cards. */
  inMetadata: boolean;
}

/** Longer than every card name (141 characters). */
export const NAME_MAX = 200;
/** Longer than a card with all its marks: a text of more may name many cards, but is none itself. */
export const CARD_TEXT_MAX = 2_048;

/** Folding what is too long for a name takes milliseconds, and a line is asked about by many. */
const knowingNames = (cards: KnownNames): KnownNames => ({
  knows: (name) => name.length <= NAME_MAX && cards.knows(name),
});

/** The last few texts parsed are kept. */
const REMEMBERED = 8;

export function startReading(texts: readonly string[], allCards: KnownNames | undefined): Reading {
  const cards = allCards && knowingNames(allCards);
  const parsed = new Map<string, CardText>();
  const parse = (text: string) => {
    const known = parsed.get(text);
    if (known) return known;
    if (parsed.size >= REMEMBERED) parsed.clear();
    const card = text.length > CARD_TEXT_MAX ? startCardText(text) : parseCard(text, cards);
    parsed.set(text, card);
    return card;
  };
  return {
    cards,
    parse,
    texts,
    entries: [],
    headings: [],
    metadata: new Map(),
    other: [],
    problems: [],
    kinds: texts.map(() => "blank"),
    work: 0,
    board: "main",
    category: null,
    group: 0,
    entriesOfBoard: 0,
    boardsBeside: [],
    boardsAreNamed: false,
    inMetadata: false,
  };
}

const STRENGTH: Readonly<Record<LineKind, number>> = {
  blank: 0,
  metadata: 1,
  heading: 2,
  problem: 3,
  card: 4,
};

/** Notes what a line is; of several parts the most telling one counts. */
export function markLine(reading: Reading, line: number, kind: LineKind): void {
  const before = reading.kinds[line - 1] ?? "blank";
  if (STRENGTH[kind] > STRENGTH[before]) reading.kinds[line - 1] = kind;
}

/** Longer lines are shortened in reports. */
const REPORTED_LENGTH = 300;

/** A report on a line, with the line as it was written. */
export function problemOf(
  texts: readonly string[],
  line: number,
  reason: ProblemReason,
  rest: Partial<Pick<DecklistProblem, "params" | "suggestions" | "severity">> = {},
): DecklistProblem {
  // Many reports may be about one long line: only its beginning is read for each.
  const written = (texts[line - 1] ?? "").slice(0, 2 * REPORTED_LENGTH).trim();
  const text = withoutLoneSurrogates(
    written.length > REPORTED_LENGTH ? `${written.slice(0, REPORTED_LENGTH)}…` : written,
  );
  return { line, text, reason, params: {}, suggestions: [], severity: "error", ...rest };
}

export function addProblem(
  reading: Reading,
  line: number,
  reason: ProblemReason,
  params: DecklistProblem["params"] = {},
  suggestions: readonly string[] = [],
): void {
  reading.problems.push(problemOf(reading.texts, line, reason, { params, suggestions }));
  markLine(reading, line, "problem");
}

/** A notice tells what was understood. The line keeps its kind. */
export function addNotice(
  reading: Reading,
  line: number,
  reason: ProblemReason,
  params: DecklistProblem["params"] = {},
): void {
  reading.problems.push(problemOf(reading.texts, line, reason, { params, severity: "notice" }));
}

const SINGLE_FIELDS = new Set(["name", "format", "author", "description", "url"]);

export function addMetadata(reading: Reading, line: number, field: string, value: string): void {
  markLine(reading, line, "metadata");
  if (SINGLE_FIELDS.has(field) && value && !reading.metadata.has(field))
    reading.metadata.set(field, value);
  else reading.other.push({ key: field, value });
}

export function addHeading(reading: Reading, line: number, text: string): void {
  markLine(reading, line, "heading");
  reading.headings.push({ line, text });
}

/** What follows lies on this board. */
export function enterBoard(reading: Reading, board: Board): void {
  reading.board = board;
  reading.category = null;
  reading.entriesOfBoard = 0;
  reading.boardsBeside = [];
  reading.boardsAreNamed = true;
  reading.inMetadata = false;
}

/** What follows is a pile of the deck; after the commander or the companion the deck begins. */
export function enterCategory(reading: Reading, category: string): void {
  if (reading.board === "commander" || reading.board === "companion") reading.board = "main";
  reading.category = category;
  reading.inMetadata = false;
}

export function addEntry(reading: Reading, entry: DraftEntry): void {
  markLine(reading, entry.line, "card");
  reading.entries.push(entry);
  reading.entriesOfBoard += 1;
}
