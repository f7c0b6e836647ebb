/**
 * The cells of one row of comma-separated values (RFC 4180). A quoted cell ends with the line at
 * the latest: lists hold no line end in a cell, and a lost quote must not swallow the next rows.
 */
export function splitRow(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (letter === delimiter) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  cells.push(cell);
  return cells;
}
