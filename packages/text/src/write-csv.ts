import Papa from "papaparse";

/** What some spreadsheet takes for the end of a cell: separators, tabs, ends of lines. */
const ENDS = String.raw`,;|\p{Cc}\u2028\u2029`;
/** Signs that begin a formula, also as wide as the letters of Chinese and Japanese. */
const SIGNS = "=+\\-@＝＋－＠";
/** Where a cell may begin: white space and quotes before its text are skipped. Read once, so that the work is linear. */
const START = new RegExp(`(?:^|[${ENDS}])[${ENDS}\\s"]*'*(?:[${SIGNS}])?`, "gu");
const GUARD = new RegExp(`'[${SIGNS}]$`, "u");
const SIGN = new RegExp(`[${SIGNS}]$`, "u");
/** A number before plain words, as in "+2 Mace", is a name: no spreadsheet can compute it. */
const PLAIN = /^[+-]\d+(?: \p{L}+)+$/u;

/** A text in which an apostrophe stands before each sign that could begin a formula. */
const guarded = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replace(START, (start) =>
        SIGN.test(start) ? `${start.slice(0, -1)}'${start.slice(-1)}` : start,
      );

/**
 * One line of comma-separated values (RFC 4180) without its end, of which no spreadsheet makes a
 * formula, whatever separator it reads the line by (OWASP, CSV injection): comma, semicolon, tab and
 * bar. Texts are quoted. Numbers stay numbers, but for a negative one that begins the line.
 */
export const csvLine = (cells: readonly (string | number)[]): string => {
  const safe = cells.map((cell, at) =>
    typeof cell === "number" && (at > 0 || cell >= 0) ? cell : guarded(String(cell)),
  );
  return Papa.unparse([safe], { quotes: (cell) => typeof cell === "string" });
};

/** The text that a cell of `csvLine`, or of a careful spreadsheet, stands for. */
export const textOfCsvCell = (cell: string): string =>
  cell.replace(START, (start) =>
    GUARD.test(start) ? `${start.slice(0, -2)}${start.slice(-1)}` : start,
  );
