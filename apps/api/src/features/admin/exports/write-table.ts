import { csvLine } from "@spellwright/text";

type Value = string | number | boolean | null | readonly string[];
/** A line of a table, by column. */
export type TableRow = Readonly<Record<string, Value>>;

const cellOf = (value: Value): string | number => {
  if (typeof value === "number") return value;
  if (value === null) return "";
  return typeof value === "object" ? value.join(" | ") : String(value);
};

/** The lines of a table with its head, as they come. */
export async function* writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${csvLine(columns)}\r\n`;
  for await (const row of rows)
    yield `${csvLine(columns.map((column) => cellOf(row[column] ?? null)))}\r\n`;
}

/** The rows as one JSON list, as they come. */
export async function* writeJson(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  let separator = "[";
  for await (const row of rows) {
    yield `${separator}\n${JSON.stringify(row)}`;
    separator = ",";
  }
  yield separator === "[" ? "[]\n" : "\n]\n";
}
