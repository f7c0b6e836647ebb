import type { Steps } from "@spellwright/cards";
import { textOfCsvCell } from "@spellwright/text";
import { type CardText, finishNamed, startCardText } from "./card-text.ts";
import { type Column, type CsvHead, readHead } from "./csv-columns.ts";
import { tidy } from "./lines.ts";
import { addHeading, addMetadata, addProblem, type Reading } from "./reading.ts";
import { noteCard } from "./recognisers/entry.ts";
import { splitRow } from "./rows.ts";
import { boardNamed } from "./vocabulary.ts";

/** A head stands at most so many lines below the top. */
const LINES_ABOVE = 5;
const YES = new Set(["true", "yes", "1", "oui", "vrai"]);

/** Where the head of a file of values is: its index among the lines. */
export function findHead(texts: readonly string[]): { at: number; head: CsvHead } | undefined {
  for (const [at, text] of texts.slice(0, LINES_ABOVE).entries()) {
    const head = text.length < 2000 ? readHead(text) : undefined;
    if (head) return { at, head };
  }
  return undefined;
}

function readPlace(card: CardText, place: string): void {
  const board = boardNamed(place);
  if (board) card.board = board;
  else if (YES.has(place.toLowerCase())) card.board = "sideboard";
  else if (place && !/^(?:false|no|non|0)$/i.test(place)) card.categories.push(place);
}

function readRow(row: string, head: CsvHead, line: number, reading: Reading): void {
  const cells = splitRow(row, head.delimiter);
  // Spreadsheets and our own files mark text that looks like a formula.
  const cell = (column: Column) => textOfCsvCell(tidy(cells[head.columns[column] ?? -1] ?? ""));
  const listOf = (column: Column) =>
    cell(column)
      .split(/[,;]/)
      .map((item) => item.trim())
      .filter(Boolean);
  const name = cell("name");
  const written = head.columns.quantity === undefined ? "1" : cell("quantity");
  const quantity = /^(\d{1,9})(?:[.,]0+)?x?$/.exec(written)?.[1];
  if (!name || !quantity) {
    addProblem(reading, line, "unreadable");
    return;
  }
  const card = startCardText(name);
  card.quantity = Number(quantity);
  const setCode = cell("setCode");
  if (/^\w{2,8}$/.test(setCode)) card.setCode = setCode.toUpperCase();
  card.collectorNumber = cell("collectorNumber") || null;
  const finish = cell("finish");
  card.finish = YES.has(finish.toLowerCase()) ? "foil" : (finishNamed(finish) ?? null);
  card.tags.push(...listOf("tags"));
  const [first, ...others] = listOf("categories");
  if (first) readPlace(card, first);
  card.categories.push(...others.filter((other) => !boardNamed(other)));
  readPlace(card, cell("board"));
  noteCard(card, { number: line, text: name }, reading);
}

/** Reads a file of values: ManaBox, Moxfield, Deckbox, Archidekt, MTGO and the like. */
export function* readCsv(reading: Reading, at: number, head: CsvHead): Steps<void> {
  for (const [index, text] of reading.texts.entries()) {
    yield;
    const line = index + 1;
    reading.work += text.length;
    if (!/[^\s,;"|]/.test(text)) continue;
    if (index === at) addHeading(reading, line, tidy(text));
    else if (index < at) addMetadata(reading, line, "comment", tidy(text));
    else readRow(text, head, line, reading);
  }
}
