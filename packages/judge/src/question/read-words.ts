import { toPrintedPunctuation } from "@spellwright/text";
import type { Understanding } from "./understand.ts";

/** As many pieces as a reader takes in. */
const MOST = 8;
const WORD = /^[\p{L}\p{N}{}/+-]+/u;

/**
 * The pieces of a question that were understood, in its own words and order: « deux planeswalkers », « le même
 * tour ». Of pieces that overlap the longest is told, and each once.
 */
export const readWords = ({
  question,
  language,
  text,
  matches,
}: Pick<Understanding, "question" | "language" | "text" | "matches">): readonly string[] => {
  const written = question.normalize("NFC");
  const longestFirst = [...matches].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  const kept: { readonly start: number; readonly end: number }[] = [];
  for (const { start, end } of longestFirst)
    if (!kept.some((other) => start < other.end && other.start < end)) kept.push({ start, end });
  const pieces = kept
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end }) => {
      const from = text.starts[start];
      const last = text.starts[end - 1];
      if (from === undefined || last === undefined) return [];
      const word = WORD.exec(written.slice(last))?.[0] ?? "";
      return toPrintedPunctuation(written.slice(from, last + word.length).toLowerCase(), language);
    });
  return [...new Set(pieces)].slice(0, MOST);
};
