import { decodeEntities } from "./entities.ts";

/** A line of the input, or a part of one: a file in HTML may hold its whole list in one line. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** With plain spaces, without the ones around it. */
  readonly text: string;
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
const ODD_LINE_END = /[\r\u2028\u2029]/;
/** Spaces of every width, controls, and what has no width at all. */
const ODD_SPACES = /[\p{Zs}\p{Cc}]+/gu;
/** What `tidy` would change beside entities: most lines have none of it, and are read in a tenth of the time. */
const UNTIDY = /[^ -~]| {2}/;
/** The frame around the figure of a keycap has none either. */
const WIDTHLESS = /[\p{Cf}\p{Variation_Selector}]|\u20e3/gu;
/** Letters, figures and signs as wide as those of Chinese and Japanese. */
const WIDE = /[\uff01-\uff5e]/g;
/** Brackets of Japanese: 【C21】, 〔C21〕. */
const OPENING = /[【〔［]/g;
const CLOSING = /[】〕］]/g;

/** The lines of a text as written. An empty text has none, a last line end adds none. */
export function splitLines(text: string): readonly string[] {
  const whole = text.replace(/^\ufeff/, "");
  // A tenth of the time for a text of line ends alone.
  const lines = whole.split(ODD_LINE_END.test(whole) ? LINE_END : "\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/** A line with single plain spaces, entities of HTML read, nothing around it. */
export function tidy(text: string): string {
  const decoded = decodeEntities(text);
  if (!UNTIDY.test(decoded)) return decoded.trim();
  return decoded
    .replace(WIDTHLESS, "")
    .replace(WIDE, (sign) => sign.normalize("NFKC"))
    .replace(OPENING, "[")
    .replace(CLOSING, "]")
    .replace(ODD_SPACES, " ")
    .trim();
}
