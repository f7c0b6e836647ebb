import { numberNamed } from "./vocabulary.ts";

/** A number of copies and the rest of the text. */
export interface Counted {
  readonly quantity: number;
  readonly rest: string;
}

/** `4 Name`, `4x Name`, `4xName`, `4 x Name`, `x4 Name`, `4× Name`; in brackets or not. */
const PLAIN_FIRST = /^[x×]?(\d{1,6})(?:[x×*](?=\S)|\s?[x×*]?\s)\s?(?=\S)/i;
const BRACKETED_FIRST = /^[[(]\s?[x×]?(\d{1,6})\s?[x×]?\s?[\])]\s?(?=\S)/i;
/** `4- Name`, `4) Name`, `4: Name`, `4. Name`, `4=Name`, `+4 Name`: copies only where a card is known. */
const LOOSE_FIRST = /^(?:(\d{1,3})\s?[-–—.):/=]\s?|\+(\d{1,3})\s)(?=[^\s\d+])/;
/** “4 copies of Name”, « 4 exemplaires de Name ». */
const COPIES_OF = /^(?:copies of |exemplaires? (?:de |d['’])|ex\.? |fois |times )/i;
/** `Name x4`, `Name ×4`, `Name *4`, `Name (x4)`, `Name [x4]`, `Name 4x`, `Name (4x)`. */
const LAST = /\s[[(]?(?:[x×*]\s?(\d{1,6})|(\d{1,3})[x×])[\])]?$/i;
/** `Name (4)`, `Name: 4`, `Name - 4`, `Name*4`, `Name, 4`, `Name 4`: sure only where a card is known. */
const LOOSE_LAST = /(?:\s?[:,;–—×*-]\s?|\s)\(?(\d{1,3})\)?$/;
/** Longest ending looked at. */
const TAIL = 16;

function take(match: RegExpExecArray | null, rest: (match: RegExpExecArray) => string) {
  const figure = match?.[1] ?? match?.[2];
  if (!match || !figure) return undefined;
  return { quantity: Number(figure), rest: rest(match).trim() };
}

/** The copies in front of a name. */
export function quantityFirst(text: string): Counted | undefined {
  const match = PLAIN_FIRST.exec(text) ?? BRACKETED_FIRST.exec(text);
  return take(match, (found) => text.slice(found[0].length).replace(COPIES_OF, ""));
}

/** Of a number in words. */
const MOST_WORDS = 3;

/** The copies in front of a name, in words: `four Name`, « vingt et une Name », “two copies of Name”, “a playset of Name”. */
export function quantityInWords(text: string): Counted | undefined {
  const words = text.split(" ", MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const written = words.slice(0, count).join(" ");
    const quantity = numberNamed(written);
    const rest = text.slice(written.length).trim().replace(COPIES_OF, "");
    if (quantity !== undefined && rest) return { quantity, rest };
  }
  return undefined;
}

/** A number and a sign in front of a name: its copies, or the number of the line. */
export function quantityMaybeFirst(text: string): Counted | undefined {
  return take(LOOSE_FIRST.exec(text), (found) => text.slice(found[0].length));
}

function ending(text: string, pattern: RegExp): Counted | undefined {
  const from = Math.max(0, text.length - TAIL);
  return take(pattern.exec(text.slice(from)), (found) => text.slice(0, from + found.index));
}

/** The copies behind a name, with an x. */
export function quantityLast(text: string): Counted | undefined {
  return ending(text, LAST);
}

/** A number behind a name that may be its copies. */
export function quantityMaybeLast(text: string): Counted | undefined {
  return ending(text, LOOSE_LAST);
}
