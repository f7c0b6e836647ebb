type Value = string | number | boolean | null | readonly string[];
/** A line of a table, by column. */
export type TableRow = Readonly<Record<string, Value>>;

const textOf = (value: Value): string => {
  if (value === null) return "";
  return typeof value === "object" ? value.join(" | ") : String(value);
};

/**
 * A cell as a spreadsheet reads it (RFC 4180). A text that would begin a formula gets an apostrophe before
 * it, also behind white space and in the wide letters that some spreadsheets take for narrow ones, so that it
 * stays a text (OWASP, CSV injection); numbers stay as they are.
 */
export const csvCell = (value: Value): string => {
  const text = textOf(value);
  const isFormula = typeof value !== "number" && /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The lines of a table with its head, as they come. */
export async function* writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${columns.join(",")}\r\n`;
  for await (const row of rows)
    yield `${columns.map((column) => csvCell(row[column] ?? null)).join(",")}\r\n`;
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
