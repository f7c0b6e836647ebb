import type { CompiledPhrase, PhraseTable, PhraseWord } from "./compile-phrases.ts";
import type { Concept } from "./concept.ts";

/** A concept found in a text: tokens `start` (included) to `end` (excluded). */
export interface ConceptMatch {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Words that a `~` may pass over; never the end of a sentence. */
const GAP = 3;

const fits = (word: PhraseWord, token: string): boolean =>
  word.exact.includes(token) || word.prefixes.some((prefix) => token.startsWith(prefix));

/** Where the phrase ends when word `at` of its rest is read from token `from`; -1 when it does not fit. */
const endOf = (
  phrase: CompiledPhrase,
  at: number,
  tokens: readonly string[],
  from: number,
): number => {
  const word = phrase.rest[at];
  if (word === undefined) return from;
  if (!word.gap) {
    const token = tokens[from];
    return token !== undefined && fits(word, token) ? endOf(phrase, at + 1, tokens, from + 1) : -1;
  }
  for (let skipped = 0; skipped <= GAP; skipped++) {
    const end = endOf(phrase, at + 1, tokens, from + skipped);
    if (end >= 0) return end;
    if (tokens[from + skipped] === undefined || tokens[from + skipped] === ".") return -1;
  }
  return -1;
};

/** Lists of phrases whose first word fits a token. */
const beginningWith = (
  table: PhraseTable,
  token: string,
): readonly (readonly CompiledPhrase[])[] => {
  const lists: (readonly CompiledPhrase[])[] = [];
  const whole = table.byWord.get(token);
  if (whole) lists.push(whole);
  const longest = Math.min(token.length, table.longestPrefix);
  for (let length = 1; length <= longest; length++) {
    const begun = table.byPrefix.get(token.slice(0, length));
    if (begun) lists.push(begun);
  }
  return lists;
};

/** All concepts of the text in reading order; a match inside a longer one of its `unless` is left out. */
export const matchConcepts = (
  table: PhraseTable,
  concepts: ReadonlyMap<string, Concept>,
  tokens: readonly string[],
): readonly ConceptMatch[] => {
  const longest = new Map<string, ConceptMatch>();
  for (const [start, token] of tokens.entries())
    for (const phrases of beginningWith(table, token))
      for (const phrase of phrases) {
        const end = endOf(phrase, 0, tokens, start + 1);
        if (end < 0) continue;
        const key = `${phrase.concept}@${start}`;
        if (end > (longest.get(key)?.end ?? -1))
          longest.set(key, { id: phrase.concept, start, end });
      }
  const found = [...longest.values()];
  const byId = new Map<string, ConceptMatch[]>();
  for (const match of found) byId.set(match.id, [...(byId.get(match.id) ?? []), match]);
  return found.filter((match) => {
    const swallowers = concepts.get(match.id)?.unless ?? [];
    return !swallowers.some((id) =>
      (byId.get(id) ?? []).some(
        (other) =>
          other.start <= match.start &&
          other.end >= match.end &&
          other.end - other.start > match.end - match.start,
      ),
    );
  });
};
