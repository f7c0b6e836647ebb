import { foldWords } from "@spellwright/text";
import { splitRow } from "./rows.ts";

/** What a column holds. */
export type Column =
  | "name"
  | "quantity"
  | "setCode"
  | "collectorNumber"
  | "finish"
  | "board"
  | "categories"
  | "tags";

/** Heads of columns as the tools write them, folded; the first that a file has is taken. */
const HEADS: Readonly<Record<Column, readonly string[]>> = {
  name: ["name", "card name", "card", "nom", "nom de la carte", "carte", "cardname"],
  quantity: "quantity;count;qty;amount;quantite;nombre;copies;exemplaires;number of copies".split(
    ";",
  ),
  setCode: [
    "set code",
    "edition code",
    "set id",
    "code",
    "edition",
    "set",
    "printing",
    "extension",
  ],
  collectorNumber:
    "collector number;card number;collector s number;collectors number;collector;number;numero;collector no".split(
      ";",
    ),
  finish: ["foil", "finish", "premium", "is foil", "printing", "finition"],
  board: "section;board;sideboarded;sideboard;zone;deck section".split(";"),
  categories: ["categories", "category", "categorie", "categories personnelles"],
  tags: ["tags", "tag"],
};

/** A head of a file of values: which column holds what. */
export interface CsvHead {
  readonly delimiter: string;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
}

/** Reads a head row; undefined when the row names no column of cards beside another one. */
export function readHead(row: string): CsvHead | undefined {
  for (const delimiter of [",", ";", "\t", "|"]) {
    const cells = splitRow(row, delimiter).map((cell) => foldWords(cell.slice(0, 60)));
    if (cells.length < 2) continue;
    const columns: Partial<Record<Column, number>> = {};
    for (const column of Object.keys(HEADS) as Column[]) {
      const at = HEADS[column].map((head) => cells.indexOf(head)).find((index) => index >= 0);
      if (at !== undefined) columns[column] = at;
    }
    if (columns.name !== undefined && Object.keys(columns).length > 1)
      return { delimiter, columns };
  }
  return undefined;
}
