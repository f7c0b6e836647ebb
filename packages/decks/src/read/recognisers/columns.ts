import { type CardText, finishNamed } from "../card-text.ts";
import { type Line, tidy } from "../lines.ts";
import { collectorNumberIn } from "../marks.ts";
import type { Reading } from "../reading.ts";
import { splitRow } from "../rows.ts";
import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

const COUNT_COLUMN = /^"?[x×]?\d{1,6}[x×]?"?\s?[,;](?=\S)/i;
const COUNT = /^[x×]?(\d{1,6})[x×]?$/i;
const TABLE_ROW = /^\|.*\|$/;
const SET = /^(?:[A-Z0-9]{3,5}|[a-z0-9]{3,5})$/;
const COLLECTOR_NUMBER = /^#?\d{1,4}\p{L}?[★†]?(?:\/\d{1,4})?$/u;
/** More cells than any list has; bounds the work on one line. */
const MOST_CELLS = 30;

/** The cells of a row, and whether commas part them, which names hold too. */
function cellsOf(line: Line, reading: Reading): { cells: readonly string[]; byComma: boolean } {
  const written = reading.texts[line.number - 1] ?? "";
  if (TABLE_ROW.test(line.text))
    return { cells: line.text.slice(1, -1).split("|"), byComma: false };
  if (written.trim().includes("\t") && tidy(written) === line.text)
    return { cells: splitRow(written.trim(), "\t").map(tidy), byComma: false };
  const delimiter = COUNT_COLUMN.test(line.text) ? line.text.match(/[,;]/)?.[0] : undefined;
  if (delimiter === undefined) return { cells: [], byComma: false };
  return { cells: splitRow(line.text, delimiter), byComma: delimiter === "," };
}

/** What the cells behind a name say: a set, then a number in it, a finish; the rest is not kept. */
function readBehind(card: CardText, cells: readonly string[]): void {
  for (const cell of cells) {
    const finish = finishNamed(cell);
    if (finish) card.finish = finish;
    else if (card.setCode === null && SET.test(cell) && !/^\d+$/.test(cell))
      card.setCode = cell.toUpperCase();
    else if (card.collectorNumber === null && COLLECTOR_NUMBER.test(cell))
      card.collectorNumber = collectorNumberIn(cell);
  }
}

/** A row without a head: `4,Lightning Bolt,MH2`, `| 4 | Lightning Bolt |`, cells between tabs. */
export const columns: Recogniser = (line, reading) => {
  const { cells, byComma } = cellsOf(line, reading);
  const row = cells.slice(0, MOST_CELLS).map((cell) => cell.trim());
  const counted = row.findIndex((cell) => COUNT.test(cell));
  const others = row.filter((cell, at) => cell && at !== counted);
  if (counted === -1 || !others[0]) return false;
  // A name with a comma and no quotes is two cells; a card bears the whole.
  const whole = others.join(", ");
  const isWhole = byComma && reading.cards?.knows(whole);
  const known = others.findIndex((cell) => reading.cards?.knows(reading.parse(cell).name));
  const at = Math.max(0, known);
  const card = { ...reading.parse(isWhole ? whole : (others[at] ?? "")) };
  if (!isWhole) readBehind(card, others.slice(at + 1));
  const quantity = Number(COUNT.exec(row[counted] ?? "")?.[1]);
  noteCard({ ...card, quantity }, line, reading);
  return true;
};
