import type { Language } from "@spellwright/contract";
import { matchesAt } from "./match-names.ts";
import type { NameTable } from "./name-table.ts";
import { Gap, type SentenceWord } from "./sentence.ts";

/** What a person marked as a card. */
export interface MarkedName {
  /** Without brackets or @. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

const BRACKETS = /\[\[([^[\]\n]{1,200})\]\]/g;

/**
 * Where an @ name without a known card ends: at the first gap with punctuation, or before the first
 * word in lower case.
 */
function lengthOfUnknown(words: readonly SentenceWord[], at: number): number {
  let length = 1;
  for (let next = words[at + 1]; next; next = words[at + length]) {
    if (next.gap !== Gap.open || !next.capitalised) break;
    length++;
  }
  return length;
}

/**
 * The `[[…]]` and `@…` of a text, in order and without overlaps. An @ takes the longest known name
 * behind it, else the words with capitals. An @ inside a word (an e-mail address) marks nothing.
 */
export function markedNamesIn(
  table: NameTable,
  text: string,
  words: readonly SentenceWord[],
  language: Language,
): readonly MarkedName[] {
  const marks: MarkedName[] = [];
  for (const match of text.matchAll(BRACKETS)) {
    const written = match[1] ?? "";
    const start = match.index + 2;
    marks.push({ written, start, end: start + written.length });
  }
  words.forEach((word, at) => {
    if (text[word.start - 1] !== "@") return;
    if (at > 0 && words[at - 1]?.end === word.start - 1) return;
    if (marks.some((mark) => word.start >= mark.start && word.start < mark.end)) return;
    const [known] = matchesAt(table, text, words, at, language);
    const end = known?.end ?? words[at + lengthOfUnknown(words, at) - 1]?.end ?? word.end;
    marks.push({ written: text.slice(word.start, end), start: word.start, end });
  });
  return marks.sort((left, right) => left.start - right.start);
}
