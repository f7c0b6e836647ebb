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

/** Where a phrase ends when word `at` of its rest is read from token `from`; -1 when it does not fit. */
const endOf = (
  rest: CompiledPhrase["rest"],
  at: number,
  tokens: readonly string[],
  from: number,
): number => {
  const word = rest[at];
  if (word === undefined) return from;
  if (!word.gap) {
    const token = tokens[from];
    return token !== undefined && fits(word, token) ? endOf(rest, at + 1, tokens, from + 1) : -1;
  }
  for (let skipped = 0; skipped <= GAP; skipped++) {
    const end = endOf(rest, at + 1, tokens, from + skipped);
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

const groupById = (matches: readonly ConceptMatch[]): ReadonlyMap<string, ConceptMatch[]> => {
  const groups = new Map<string, ConceptMatch[]>();
  for (const match of matches) {
    const group = groups.get(match.id);
    if (group) group.push(match);
    else groups.set(match.id, [match]);
  }
  return groups;
};

/** All concepts of the text in reading order; a match inside a longer one of its `unless` is left out. */
export const matchConcepts = (
  table: PhraseTable,
  concepts: ReadonlyMap<string, Concept>,
  tokens: readonly string[],
): readonly ConceptMatch[] => {
  const found: ConceptMatch[] = [];
  const longest = new Map<string, ConceptMatch>();
  for (const [start, token] of tokens.entries()) {
    for (const phrases of beginningWith(table, token))
      for (const { concept: id, rest } of phrases) {
        const end = endOf(rest, 0, tokens, start + 1);
        if (end > (longest.get(id)?.end ?? -1)) longest.set(id, { id, start, end });
      }
    found.push(...longest.values());
    longest.clear();
  }
  const byId = groupById(found);
  const isInLonger = (match: ConceptMatch, id: string): boolean =>
    byId
      .get(id)
      ?.some(
        (other) =>
          other.start <= match.start &&
          other.end >= match.end &&
          other.end - other.start > match.end - match.start,
      ) ?? false;
  return found.filter(
    (match) => !concepts.get(match.id)?.unless?.some((id) => isInLonger(match, id)),
  );
};
