/** Signs that open a cell: single quotes, as databases write them, where one closes a cell too. */
const quotesOf = (text: string, delimiter: string): string =>
  text.includes(`'${delimiter}`) || text.endsWith("'") ? `"'` : '"';

/**
 * The cells of one row of comma-separated values (RFC 4180). A quoted cell ends with the line at
 * the latest: lists hold no line end in a cell, and a lost quote must not swallow the next rows.
 */
export function splitRow(text: string, delimiter: string): string[] {
  const quotes = quotesOf(text, delimiter);
  const cells: string[] = [];
  let cell = "";
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (quote) {
      if (letter !== quote) cell += letter;
      else if (text[at + 1] === quote) {
        cell += quote;
        at += 1;
      } else quote = "";
    } else if (quotes.includes(letter) && cell.trim() === "") {
      quote = letter;
      cell = "";
    } else if (letter === delimiter) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  cells.push(cell);
  return cells;
}
