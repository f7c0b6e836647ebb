import { escapePattern } from "./escape-pattern.ts";

/** Shorter than this a quote proves nothing: “the game” stands everywhere. */
const FEWEST_WORDS = 4;

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** Marks that models write otherwise than the rules do. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/['\u2019\u2018`´]/g, "['’‘`´]"],
  [/["\u201C\u201D«»]/g, '["“”«»]'],
  [/[-\u2010-\u2015]/g, "[-‐-―]"],
];

/** The words of a text that are quoted, as they stand in it. Undefined where it does not hold them. */
export const findQuote = (text: string, quote: string): string | undefined => {
  const words = quote
    .normalize("NFC")
    .trim()
    .replace(/^\d{3}\.\d+[a-z]?\.?\s+/, "")
    .replace(/^["\u201C«'\s\u2026]+|["\u201D»'\s\u2026]+$/g, "")
    .split(/\s+/);
  if (wordsIn(words.join(" ")) < FEWEST_WORDS) return undefined;
  const pattern = words
    .map((word) =>
      ALIKE.reduce((source, [mark, any]) => source.replace(mark, any), escapePattern(word)),
    )
    .join("\\s+");
  const found = new RegExp(pattern, "iu").exec(text);
  return found === null ? undefined : withWholeMarks(text, found.index, found[0]);
};

const OPENING = /[\u201C«"]\s?$/;
const CLOSING = /^[.,]?\s?[\u201D»"]/;

/** A quote that begins or ends beside a quotation mark takes it along, so that no mark stands alone. */
const withWholeMarks = (text: string, at: number, quote: string): string => {
  const before = OPENING.exec(text.slice(0, at))?.[0] ?? "";
  const after = CLOSING.exec(text.slice(at + quote.length))?.[0] ?? "";
  const marks = quote.match(/[\u201C«\u201D»]/g) ?? [];
  const closesFirst = /[\u201D»]/.test(marks[0] ?? "");
  const opensLast = /[\u201C«]/.test(marks.at(-1) ?? "");
  return `${closesFirst ? before : ""}${quote}${opensLast ? after : ""}`;
};

const QUOTED = /[\u201C"«]\s*([^\u201D"»]{3,400}?)\s*[\u201D"»]/g;

/** Words that a text puts between quotation marks and that none of the sources holds. */
export const unsupportedQuotes = (text: string, sources: readonly string[]): readonly string[] =>
  [...text.matchAll(QUOTED)]
    .map(([, quote = ""]) => quote)
    .filter(
      (quote) =>
        wordsIn(quote) >= FEWEST_WORDS &&
        !sources.some((source) => findQuote(source, quote) !== undefined),
    );
