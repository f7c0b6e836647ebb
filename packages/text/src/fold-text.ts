import { compactString } from "./compact-string.ts";
import { foldLetters } from "./fold-letters.ts";

/**
 * Text as patterns and phrases see it: lower case, no accents, apostrophes and hyphens as spaces.
 * Kept whole: "6/6", "+1/+1", "-X/-X", "{2}", "702.19b". The end of a sentence or clause is the token ".".
 */
export interface FoldedText {
  readonly tokens: readonly string[];
  /** Where each token begins in the original text (UTF-16 index). */
  readonly starts: readonly number[];
}

const TOKEN =
  /[+-]?\d{1,10}\/[+-]?\d{1,10}|-[xX]\/-[xX]\b|\{[^{}\s]{1,5}\}|\d{3}\.\d{1,3}[a-z]?\b|\d+|\p{L}+|[.?!;:]/gu;
/** Nothing of such a text takes two bytes. */
const PLAIN = /^[\n -~]*$/;
const SENTENCE_END = /^[.?!;:]$/;

/** Linear in the length of the text, whatever it holds. */
export const foldText = (text: string): FoldedText => {
  const tokens: string[] = [];
  const starts: number[] = [];
  const width = PLAIN.test(text) ? (token: string) => token : compactString;
  for (const match of text.normalize("NFC").matchAll(TOKEN)) {
    tokens.push(SENTENCE_END.test(match[0]) ? "." : width(foldLetters(match[0])));
    starts.push(match.index);
  }
  return { tokens, starts };
};
