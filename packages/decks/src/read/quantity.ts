/** A number of copies and the rest of the text. */
export interface Counted {
  readonly quantity: number;
  readonly rest: string;
}

/** `4 Name`, `4x Name`, `4xName`, `4 x Name`, `x4 Name`, `4× Name`; in brackets or not. */
const PLAIN_FIRST = /^[x×]?(\d{1,6})(?:[x×*](?=\S)|\s?[x×*]?\s)\s?(?=\S)/i;
const BRACKETED_FIRST = /^[[(]\s?[x×]?(\d{1,6})\s?[x×]?\s?[\])]\s?(?=\S)/i;
/** `Name x4`, `Name ×4`, `Name (x4)`, `Name [x4]`. */
const LAST = /\s[[(]?[x×]\s?(\d{1,6})[\])]?$/i;
/** `Name (4)`, `Name: 4`, `Name - 4`, `Name, 4`, `Name 4`: sure only where a card is known. */
const LOOSE_LAST = /(?:\s?[:,;–—-]\s?|\s)\(?(\d{1,3})\)?$/;
/** Longest ending looked at. */
const TAIL = 16;

function take(match: RegExpExecArray | null, rest: (match: RegExpExecArray) => string) {
  if (!match?.[1]) return undefined;
  return { quantity: Number(match[1]), rest: rest(match).trim() };
}

/** The copies in front of a name. */
export function quantityFirst(text: string): Counted | undefined {
  const match = PLAIN_FIRST.exec(text) ?? BRACKETED_FIRST.exec(text);
  return take(match, (found) => text.slice(found[0].length));
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
