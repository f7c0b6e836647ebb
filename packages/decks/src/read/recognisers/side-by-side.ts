import { isColumnHead } from "../csv-columns.ts";
import { type Line, tidy } from "../lines.ts";
import { addHeading, enterBoard, type Reading } from "../reading.ts";
import { boardNamed } from "../vocabulary.ts";
import { wordsOf } from "./heading.ts";

/** What stands at a place of a row. The place tells which of several lists it belongs to. */
interface Cell {
  readonly at: number;
  readonly text: string;
}

/** One card of a row. */
interface PlacedRow {
  readonly at: number;
  readonly row: readonly string[];
}

const COPIES = /^[x×]?\d{1,6}[x×]?$/i;
/** Pieces that three blanks or more part. */
const PIECES = /\S+(?: {1,2}\S+)*/g;
const ROW_MAX = 300;
/** The same with wide gaps and entities. */
const WRITTEN_MAX = 4 * ROW_MAX;

/** The cells of a row that hold something; without signs between them wide gaps part them. */
export function placedCells(cells: readonly string[], line: Line, reading: Reading): Cell[] {
  const written = reading.texts[line.number - 1] ?? "";
  // A line that holds a whole list is not read again for each of its cards.
  const isWhole = () => written.length <= WRITTEN_MAX && tidy(written) === line.text;
  if (cells.length === 0 && line.text.length <= ROW_MAX && isWhole())
    return [...written.matchAll(PIECES)].map(({ 0: text, index }) => ({
      at: index,
      text: tidy(text),
    }));
  return cells.flatMap((text, at) => (text ? [{ at, text }] : []));
}

/** `Main,,Side,`: nothing but boards, where commas or semicolons part cells. */
export const areBoards = (text: string): boolean => {
  const heads = text.slice(0, ROW_MAX).split(/[,;]/).filter(Boolean);
  return heads.length > 1 && heads.every((head) => boardNamed(wordsOf(head)));
};

/** `Maindeck | | Sideboard`, `Qty | Deck | Qty | Side`: the heads of lists that stand beside each other. */
export function noteBoards(cells: readonly Cell[], line: Line, reading: Reading): boolean {
  const boards = cells.flatMap(({ at, text }) => {
    const board = boardNamed(wordsOf(text));
    return board === undefined ? [] : [{ at, board }];
  });
  const isHead = cells.every(({ text }) => boardNamed(wordsOf(text)) || isColumnHead(text));
  if (boards.length < 2 || !isHead) return false;
  enterBoard(reading, boards[0]?.board ?? "main");
  reading.boardsBeside = boards;
  addHeading(reading, line.number, line.text);
  return true;
}

/** The board whose heading stands nearest. That of the other lines where lists do not stand beside each other. */
export function boardAt(at: number, { board, boardsBeside }: Reading): Reading["board"] {
  const distance = (heading: Cell | { at: number }) => Math.abs(heading.at - at);
  const [nearest] = boardsBeside.toSorted((one, other) => distance(one) - distance(other));
  return nearest?.board ?? board;
}

/**
 * `Ponder | 4 | Opt | 2`, `4 Ponder | 2 Opt`: the cards of lists that stand beside each other;
 * undefined in any other row. Below the heads of boards one card is enough.
 */
export function besideEachOther(
  cells: readonly Cell[],
  reading: Reading,
  isName: (cell: string) => boolean,
): readonly PlacedRow[] | undefined {
  const isHeaded = reading.boardsBeside.length > 0;
  const least = isHeaded ? 1 : 2;
  const isCard = ({ text }: Cell) => {
    const { name, quantity } = reading.parse(text);
    return quantity !== null && (isHeaded || reading.cards?.knows(name) === true);
  };
  if (cells.length >= least && cells.every(isCard))
    return cells.map(({ at, text }) => ({ at, row: [text] }));
  if (cells.length < 2 * least || cells.length % 2 === 1) return undefined;
  const pairs = cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? cell]] : []));
  const isPair = (pair: readonly Cell[]) =>
    pair.some(({ text }) => COPIES.test(text)) &&
    (pair.some(({ text }) => isName(text)) || (isHeaded && COPIES.test(pair[0]?.text ?? "")));
  if (!pairs.every(isPair)) return undefined;
  return pairs.map((pair) => ({
    at: pair.reduce((sum, cell) => sum + cell.at, 0) / pair.length,
    row: pair.map(({ text }) => text),
  }));
}
