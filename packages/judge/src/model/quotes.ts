import type { Language } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";

/** Shorter than this a quote proves nothing: “the game” stands everywhere. */
const FEWEST_WORDS = 4;

/** Marks, blanks and case as they do not count: models straighten apostrophes and join lines. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐-―]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** Whether a text holds words exactly as they are quoted, but for signs and blanks. */
export const holdsQuote = (text: string, quote: string): boolean => {
  const sought = plain(quote)
    .replace(/^["'.…\s]+|["'…\s]+$/g, "")
    .replace(/^\d{3}\.\d+[a-z]?\.?\s*/, "");
  return wordsIn(sought) >= FEWEST_WORDS && plain(text).includes(sought);
};

/** Whether a rule of the edition says the quoted words, as the model was given it. */
export const isQuoteOf = (
  quote: string,
  number: string,
  rulebook: Rulebook,
  language: Language,
): boolean => holdsQuote(rulebook.read(number, language)?.text ?? "", quote);

const QUOTED = /[“"«]\s*([^”"»]{3,400}?)\s*[”"»]/g;

/** Words that a text puts between quotation marks and that none of the sources holds. */
export const falseQuotes = (text: string, sources: readonly string[]): readonly string[] =>
  [...text.matchAll(QUOTED)]
    .map(([, quote = ""]) => quote)
    .filter(
      (quote) =>
        wordsIn(quote) >= FEWEST_WORDS && !sources.some((source) => holdsQuote(source, quote)),
    );
