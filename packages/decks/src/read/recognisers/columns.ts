import type { Board } from "../../decklist.ts";
import { type CardText, finishNamed } from "../card-text.ts";
import { type Line, tidy } from "../lines.ts";
import { collectorNumberIn, isCondition } from "../marks.ts";
import type { Reading } from "../reading.ts";
import { splitRow } from "../rows.ts";
import { isCategoryWord } from "../vocabulary.ts";
import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";
import { areBoards, besideEachOther, boardAt, noteBoards, placedCells } from "./side-by-side.ts";

const COUNT_COLUMN = /^"?[x×]?\d{1,6}[x×]?"?\s?[,;](?=\S)/i;
/** A cell of copies behind others, in a line as short as a row. */
const COUNT_WITHIN = /[,;]\s?"?[x×]?\d{1,3}[x×]?"?\s?(?:[,;]|$)/i;
const ROW_MAX = 300;
const COUNT = /^[x×]?(\d{1,6})[x×]?$/i;
const TABLE_ROW = /^\|.*\|$/;
const SET = /^(?:[A-Z0-9]{3,5}|[a-z0-9]{3,5})$/;
const COLLECTOR_NUMBER = /^#?\d{1,4}\p{L}?[★†]?(?:\/\d{1,4})?$/u;
/** More cells than any list has. Bounds the work on one line. */
const MOST_CELLS = 30;

/** The cells of a row, and whether commas part them, which names hold too. */
function cellsOf(line: Line, reading: Reading): { cells: readonly string[]; byComma: boolean } {
  const written = reading.texts[line.number - 1] ?? "";
  if (TABLE_ROW.test(line.text))
    return { cells: line.text.slice(1, -1).split("|"), byComma: false };
  const row = reading.boardsBeside.length > 0 ? written : written.trim();
  if (row.includes("\t") && tidy(written) === line.text)
    return { cells: splitRow(row, "\t").map(tidy), byComma: false };
  const isRow =
    COUNT_COLUMN.test(line.text) ||
    (line.text.length <= ROW_MAX && COUNT_WITHIN.test(line.text)) ||
    areBoards(line.text);
  const delimiter = isRow ? line.text.match(/[,;]/)?.[0] : undefined;
  if (delimiter === undefined) return { cells: [], byComma: false };
  return { cells: splitRow(line.text, delimiter), byComma: delimiter === "," };
}

const isSet = (cell = ""): boolean => SET.test(cell) && !/^\d+$/.test(cell);

/** Whether the cell at a place is the number of a printing: right behind a set. */
const isNumberInSet = (row: readonly string[], at: number): boolean =>
  isSet(row[at - 1]) && COLLECTOR_NUMBER.test(row[at] ?? "");

/**
 * The cell of the copies: the first of the row, else right behind the name, else behind the
 * printing. Any other number may be the collector's or a mana value.
 */
function cellOfCopies(row: readonly string[], isName: (cell: string) => boolean): number {
  const isCount = (at: number) => COUNT.test(row[at] ?? "");
  const behind = row.findIndex(isName) + 1;
  const closesPrinting = (at: number) =>
    isNumberInSet(row, at - 1) || isCondition(row[at - 1] ?? "");
  const last = row.findLastIndex((_, at) => isCount(at) && closesPrinting(at));
  return [0, behind].find(isCount) ?? last;
}

/** What the cells behind a name say: a set, then a number in it, a finish. The rest is not kept. */
function readBehind(card: CardText, cells: readonly string[]): void {
  for (const [at, cell] of cells.entries()) {
    const finish = finishNamed(cell);
    const isNumber = at === 0 ? COLLECTOR_NUMBER.test(cell) : isNumberInSet(cells, at);
    if (finish) card.finish = finish;
    else if (card.setCode === null && isSet(cell)) card.setCode = cell.toUpperCase();
    else if (card.collectorNumber === null && isNumber)
      card.collectorNumber = collectorNumberIn(cell);
  }
}

/** A row of one card without copies. Where a number may mean them the row stays a question. */
function noteUncounted(
  row: readonly string[],
  board: Board,
  line: Line,
  reading: Reading,
): boolean {
  const [name = "", ...behind] = row;
  const knows = (text: string) => reading.cards?.knows(reading.parse(text).name) === true;
  const isDoubtful = behind.some((cell, at) => COUNT.test(cell) && !isNumberInSet(behind, at));
  const card = { ...reading.parse(name) };
  const isSure = knows(name) || (row.length === 1 && card.quantity !== null);
  if (!isSure || isDoubtful || behind.some(knows)) return false;
  readBehind(card, behind);
  noteCard(card, line, reading, board);
  return true;
}

/** How to read a row. */
interface RowForm {
  readonly byComma: boolean;
  readonly isName: (cell: string) => boolean;
  readonly board: Board;
}

/** Notes the card of a row. False when the row is none. */
function noteRow(
  row: readonly string[],
  { byComma, isName, board }: RowForm,
  line: Line,
  reading: Reading,
): boolean {
  const counted = cellOfCopies(row, isName);
  const others = row.filter((cell, at) => cell && at !== counted);
  if (counted === -1) return noteUncounted(row, board, line, reading);
  if (!others[0]) return false;
  // A name with a comma and no quotes is two cells. A card bears the whole.
  const whole = others.join(", ");
  const isWhole = byComma && reading.cards?.knows(whole);
  const known = others.findIndex(isName);
  // A name before its copies is told by its card alone.
  if (counted > 0 && known === -1 && !isWhole) return false;
  // `| 18 | Lands |` says how many lands there are, and not which.
  if (known === -1 && isCategoryWord(others[0])) return false;
  const at = Math.max(0, known);
  const card = { ...reading.parse(isWhole ? whole : (others[at] ?? "")) };
  if (!isWhole) readBehind(card, others.slice(at + 1));
  const quantity = Number(COUNT.exec(row[counted] ?? "")?.[1]);
  noteCard({ ...card, quantity }, line, reading, board);
  return true;
}

/** A row without a head: `4,Lightning Bolt,MH2`, `| 4 | Lightning Bolt |`, cells between tabs. */
export const columns: Recogniser = (line, reading) => {
  const { cells, byComma } = cellsOf(line, reading);
  const isName = (cell: string) => {
    const { name, quantity } = reading.parse(cell);
    return quantity === null && reading.cards?.knows(name) === true;
  };
  const whole = cells.slice(0, MOST_CELLS).map((cell) => cell.trim());
  const placed = placedCells(whole, line, reading);
  if (noteBoards(placed, line, reading)) return true;
  const rows = besideEachOther(placed, reading, isName) ?? [{ at: 0, row: whole }];
  return rows.every(({ row, at }) =>
    noteRow(row, { byComma, isName, board: boardAt(at, reading) }, line, reading),
  );
};
