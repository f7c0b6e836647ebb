import { foldWords } from "@spellwright/text";
import type { Board } from "../decklist.ts";
import heads from "./csv-heads.json" with { type: "json" };
import type { KnownNames } from "./known-names.ts";
import { splitRow } from "./rows.ts";
import { boardNamed } from "./vocabulary.ts";

/** What a column holds; `other` is known to hold nothing that a deck keeps. */
export type Column = keyof typeof heads;

const COLUMNS = Object.keys(heads) as Column[];
/** Heads of columns as the tools write them; of those a file has the first is taken. */
const wordsOf = (column: Column): readonly string[] => heads[column].map(squeezed);
const HEADS = new Map(COLUMNS.map((column) => [column, wordsOf(column)]));
const KNOWN = new Set([...HEADS.values()].flat());

/** `Set Code`, `set_code` and `SetCode` are one head. */
function squeezed(head: string): string {
  return foldWords(head.slice(0, 60)).replaceAll(" ", "");
}

/** Whether a cell is a head that files of values use: `Qty`, « Carte ». */
export const isColumnHead = (cell: string): boolean => KNOWN.has(squeezed(cell));

/** A head of a file of values: which column holds what. */
export interface CsvHead {
  readonly delimiter: string;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** Columns that say yes of a board: `Commander`, `Maybeboard`. */
  readonly flags: readonly { readonly board: Board; readonly at: number }[];
  /** Whether a column holds the copies. Where none does, each row is one card. */
  readonly isCounted: boolean;
  /** Heads of columns that may hold the copies, where no known one does: which is asked. */
  readonly doubtful: readonly string[];
}

/** Rows below a head that are looked at to tell what its columns hold. */
const ROWS_TRIED = 20;
/** Copies as files write them; at least one of them is small, or they are numbers of printings. */
const COPIES = /^x?\d{1,3}(?:[.,]0+)?x?$/i;
const SMALL = /^x?0*[1-9]\d?(?:[.,]0+)?x?$/i;
/** Columns of names hold at least so many known ones. */
const NAMES_SHARE = 0.6;

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const columns: Partial<Record<Column, number>> = {};
  for (const [column, words] of HEADS) {
    const at = words.map((word) => cells.indexOf(word)).find((index) => index >= 0);
    if (at !== undefined) columns[column] = at;
  }
  // « Nombre » is Spanish for a name, but in French a number.
  if (columns.name === columns.quantity) delete columns.name;
  return columns;
}

/** The column whose cells are names of cards, where no head says so. */
function columnOfNames(rows: readonly string[][], cards: KnownNames): number | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const share = (column: number) =>
    rows.filter((row) => cards.knows((row[column] ?? "").trim())).length / rows.length;
  const shares = Array.from({ length: width }, (_, column) => share(column));
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] ?? 0) >= NAMES_SHARE ? best : undefined;
}

/** Columns of an unknown head that hold whole numbers only, small ones among them. */
function columnsOfNumbers(cells: readonly string[], rows: readonly string[][]): number[] {
  return cells.flatMap((cell, column) => {
    const values = rows.map((row) => (row[column] ?? "").trim()).filter(Boolean);
    const isCount =
      values.some((value) => SMALL.test(value)) && values.every((value) => COPIES.test(value));
    return !KNOWN.has(cell) && isCount ? [column] : [];
  });
}

function flagsIn(written: readonly string[]): CsvHead["flags"] {
  return written.flatMap((head, at) => {
    const board = boardNamed(head);
    return board === undefined || board === "main" ? [] : [{ board, at }];
  });
}

function headIn(
  written: readonly string[],
  below: readonly string[][],
  cards: KnownNames | undefined,
): Omit<CsvHead, "delimiter"> | undefined {
  const cells = written.map(squeezed);
  const columns = columnsOf(cells);
  const known = COLUMNS.filter((column) => column !== "other" && columns[column] !== undefined);
  const isTable = known.length > 1 && below.length > 0;
  const name =
    columns.name ??
    columns.simpleName ??
    (isTable && cards ? columnOfNames(below, cards) : undefined);
  if (name === undefined) return undefined;
  // Two lists beside each other are no file of values.
  if (
    columns.quantity !== undefined &&
    cells.lastIndexOf(cells[columns.quantity] ?? "") !== columns.quantity
  )
    return undefined;
  const counted = columns.quantity ?? columns.regularQuantity ?? columns.foilQuantity;
  const numbers = counted === undefined ? columnsOfNumbers(cells, below) : [];
  if (known.length + numbers.length < 2) return undefined;
  return {
    columns: { ...columns, name },
    flags: flagsIn(written),
    isCounted: counted !== undefined,
    doubtful: numbers.map((at) => written[at]?.trim() || String(at + 1)),
  };
}

/**
 * Reads a head row. Undefined when the row names no column of cards beside another one.
 *
 * @param below the next rows, as written
 */
export function readHead(
  row: string,
  below: readonly string[],
  cards: KnownNames | undefined,
): CsvHead | undefined {
  for (const delimiter of [",", ";", "\t", "|"]) {
    const cells = splitRow(row, delimiter);
    if (cells.length < 2) continue;
    const rows = below
      .slice(0, ROWS_TRIED)
      .filter((text) => /\S/.test(text))
      .map((text) => splitRow(text, delimiter));
    const head = headIn(cells, rows, cards);
    if (head) return { delimiter, ...head };
  }
  return undefined;
}
