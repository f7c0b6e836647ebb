import type { Steps } from "@spellwright/cards";
import { textOfCsvCell } from "@spellwright/text";
import { type CardText, finishNamed, startCardText } from "./card-text.ts";
import { type Column, type CsvHead, readHead } from "./csv-columns.ts";
import type { KnownNames } from "./known-names.ts";
import { tidy } from "./lines.ts";
import { collectorNumberIn } from "./marks.ts";
import {
  addHeading,
  addMetadata,
  addNotice,
  addProblem,
  enterBoard,
  type Reading,
} from "./reading.ts";
import { noteCard } from "./recognisers/entry.ts";
import { splitRow } from "./rows.ts";
import { boardNamed, meansNo, meansYes, metadataField } from "./vocabulary.ts";

/** A head stands at most so many lines below the top. */
const LINES_ABOVE = 5;
/** Rows that show what the columns hold. */
const ROWS_BELOW = 20;
const ROW_MAX = 2000;

/** Where the head of a file of values is: its index among the lines. */
export function findHead(
  texts: readonly string[],
  cards: KnownNames | undefined,
): { at: number; head: CsvHead } | undefined {
  for (const [at, text] of texts.slice(0, LINES_ABOVE).entries()) {
    const below = texts.slice(at + 1, at + 1 + ROWS_BELOW).map((row) => row.slice(0, ROW_MAX));
    const head = text.length < ROW_MAX ? readHead(text, below, cards) : undefined;
    if (head) return { at, head };
  }
  return undefined;
}

function readPlace(card: CardText, place: string): void {
  const board = boardNamed(place);
  if (board) card.board = board;
  else if (meansYes(place)) card.board = "sideboard";
  else if (!meansNo(place)) card.categories.push(place);
}

/** What collectors' programs put behind a name. */
const MARKED = /[)\]>}]$/;

/** A name with what stands behind it, as in a line of text. A plain name is taken as it is. */
function readName(name: string, simple: string, { cards, parse }: Reading): CardText {
  if (cards?.knows(name)) return startCardText(name);
  const marked = parse(name);
  const isMeant = MARKED.test(name) || cards?.knows(marked.name) === true;
  const bare = isMeant && marked.quantity === null ? marked.name : name;
  const meant = [simple, parse(simple).name].find((text) => text && cards?.knows(text));
  const plain = meant ?? (cards?.knows(bare) ? bare : simple || bare);
  return { ...startCardText(plain), ...(MARKED.test(name) ? printingOf(marked) : {}) };
}

const printingOf = ({ setCode, collectorNumber, finish }: CardText) => ({
  setCode,
  collectorNumber,
  finish,
});

const NUMBER = /^x?(\d{1,9})(?:[.,]0+)?x?$/i;
const numberIn = (cell: string): number | undefined => {
  const figure = NUMBER.exec(cell)?.[1];
  return figure === undefined ? undefined : Number(figure);
};

/** Cards that a shop sells as one. */
const PLAYSET = 4;

/** Copies by finish. Undefined where the row has no number of them. */
function copiesIn(cell: (column: Column) => string, columns: CsvHead["columns"]) {
  const foils = numberIn(cell("foilQuantity")) ?? 0;
  if (columns.regularQuantity === undefined && columns.quantity === undefined)
    return columns.foilQuantity === undefined ? { plain: 1, foils: 0 } : { plain: 0, foils };
  const plain = numberIn(
    cell(columns.regularQuantity === undefined ? "quantity" : "regularQuantity"),
  );
  if (plain === undefined) return undefined;
  // A total counts the foils. A column beside theirs does not.
  return {
    plain: columns.regularQuantity === undefined ? Math.max(0, plain - foils) : plain,
    foils,
  };
}

/** Shops write `Near Mint Foil` where others have a column of their own. */
function finishIn(cell: (column: Column) => string) {
  const finish = cell("finish");
  return meansYes(finish) ? "foil" : (finishNamed(finish) ?? finishNamed(cell("condition")));
}

/** A row without a card: a board’s heading, the sum of a table, or one that says nothing. */
function noteNoCard(row: string, cells: readonly string[], line: number, reading: Reading): void {
  const [said = "", ...others] = cells.map(tidy).filter(Boolean);
  const board = others.length === 0 ? boardNamed(said) : undefined;
  if (board) {
    enterBoard(reading, board);
    addHeading(reading, line, said);
  } else if (metadataField(said)) addMetadata(reading, line, "comment", tidy(row));
  else addProblem(reading, line, "unreadable");
}

const SET_CODE = /^(?:[A-Z0-9_]{2,8}|[a-z0-9_]{2,8})$/;

function readRow(
  row: string,
  { delimiter, columns, flags }: CsvHead,
  line: number,
  reading: Reading,
): void {
  const cells = splitRow(row, delimiter);
  // Spreadsheets and our own files mark text that looks like a formula.
  const cell = (column: Column) => textOfCsvCell(tidy(cells[columns[column] ?? -1] ?? ""));
  const listOf = (column: Column) =>
    cell(column)
      .split(/[,;]/)
      .map((item) => item.trim())
      .filter(Boolean);
  const name = cell("name") || cell("simpleName");
  const copies = copiesIn(cell, columns);
  if (!name || !copies) {
    noteNoCard(row, cells, line, reading);
    return;
  }
  const card = readName(name, cell("simpleName"), reading);
  const setCode = cell("setCode");
  if (SET_CODE.test(setCode)) card.setCode = setCode.toUpperCase();
  card.collectorNumber = collectorNumberIn(cell("collectorNumber")) ?? card.collectorNumber;
  card.finish = finishIn(cell) ?? card.finish;
  card.tags.push(...listOf("tags"));
  readPlace(card, cell("board"));
  const [first = "", ...others] = listOf("categories");
  readPlace(card, first);
  card.categories.push(...others.filter((other) => !boardNamed(other)));
  const flagged = flags.findLast(({ at }) => meansYes((cells[at] ?? "").trim()));
  card.board = flagged?.board ?? card.board;
  const size = meansYes(cell("playset")) ? PLAYSET : 1;
  const note = (quantity: number, noted: CardText) =>
    noteCard({ ...noted, quantity: quantity * size }, { number: line, text: name }, reading);
  if (copies.plain > 0 || copies.foils === 0) note(copies.plain, card);
  if (copies.foils > 0) note(copies.foils, { ...card, finish: card.finish ?? "foil" });
}

/** Reads a file of values: ManaBox, Moxfield, Deckbox, Archidekt, MTGO and the like. */
export function* readCsv(reading: Reading, at: number, head: CsvHead): Steps<void> {
  if (head.doubtful.length > 0) {
    const params = { columns: head.doubtful.join(", ") };
    addProblem(reading, at + 1, "copiesColumnUnknown", params, head.doubtful);
  } else if (!head.isCounted) addNotice(reading, at + 1, "rowsAreCopies");
  for (const [index, text] of reading.texts.entries()) {
    yield;
    const line = index + 1;
    reading.work += text.length;
    // Nothing, or the rule below the head of a table.
    if (!/[^\s,;"|:=-]/.test(text)) continue;
    if (index === at) addHeading(reading, line, tidy(text));
    // Copies that are not known are never taken for one: the column is asked about first.
    else if (index < at || head.doubtful.length > 0)
      addMetadata(reading, line, "comment", tidy(text));
    else readRow(text, head, line, reading);
  }
}
