import { foldLetters, stem } from "@spellwright/text";

/** A part of a text; `marked` where it is one of the words that were looked for. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Longer texts are cut around the first word that was found. */
const EXCERPT_LENGTH = 260;
const BEFORE_FIRST = 60;
/** Shorter words say nothing of a rule: « de », "of". */
const SHORTEST_WORD = 3;

/** Words of the query that are marked. */
const queryWordsOf = (query: string): readonly string[] =>
  (foldLetters(query).match(/[\p{L}\p{N}.]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_WORD,
  );

/**
 * The text in parts, marked where the query named the word or one of its forms, as the search of the rules
 * takes them. Accents and case aside.
 */
export const markWords = (text: string, query: string): MarkedPart[] => {
  const wanted = new Set(queryWordsOf(query).map(stem));
  const parts: MarkedPart[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const marked = wanted.has(stem(foldLetters(piece)));
    const last = parts.at(-1);
    if (last !== undefined && last.marked === marked)
      parts[parts.length - 1] = { text: last.text + piece, marked };
    else parts.push({ text: piece, marked });
  }
  return parts;
};

/** The piece of a long text around the first word found, cut between words. Short texts stay whole. */
export const excerptOf = (text: string, query: string): string => {
  if (text.length <= EXCERPT_LENGTH) return text;
  let first = 0;
  for (const part of markWords(text, query)) {
    if (part.marked) break;
    first += part.text.length;
  }
  const found = first < text.length ? first : 0;
  const from = found <= BEFORE_FIRST * 2 ? 0 : text.indexOf(" ", found - BEFORE_FIRST) + 1;
  if (from + EXCERPT_LENGTH >= text.length) return `${from === 0 ? "" : "… "}${text.slice(from)}`;
  const to = text.lastIndexOf(" ", from + EXCERPT_LENGTH);
  return `${from === 0 ? "" : "… "}${text.slice(from, to)} …`;
};
