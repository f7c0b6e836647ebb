import { listAt } from "@spellwright/text";
import { GAP, type PhraseTable, type PhraseWord } from "./compile-phrases.ts";
import type { Concept } from "./concept.ts";

/** A concept found in a text: tokens `start` (included) to `end` (excluded). */
export interface ConceptMatch {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Words that a `~` may pass over; never the end of a sentence. */
const LONGEST_GAP = 3;

const fits = (word: PhraseWord, token: string): boolean =>
  typeof word === "string"
    ? word === token
    : word.exact.includes(token) || word.prefixes.some((prefix) => token.startsWith(prefix));

/** Where a phrase ends when its words from place `at` to `last` are read from token `from`; -1 when it does not fit. */
const endOf = (
  table: PhraseTable,
  at: number,
  last: number,
  tokens: readonly string[],
  from: number,
): number => {
  if (at === last) return from;
  const word = table.words[table.phrases.values[at] ?? 0] ?? GAP;
  if (word !== GAP) {
    const token = tokens[from];
    return token !== undefined && fits(word, token)
      ? endOf(table, at + 1, last, tokens, from + 1)
      : -1;
  }
  for (let skipped = 0; skipped <= LONGEST_GAP; skipped++) {
    const end = endOf(table, at + 1, last, tokens, from + skipped);
    if (end >= 0) return end;
    if (tokens[from + skipped] === undefined || tokens[from + skipped] === ".") return -1;
  }
  return -1;
};

/** Lists of phrases whose first word fits a token. */
const listsOf = (table: PhraseTable, token: string): readonly number[] => {
  const lists: number[] = [];
  const whole = table.byWord.get(token);
  if (whole !== undefined) lists.push(whole);
  const longest = Math.min(token.length, table.longestPrefix);
  for (let length = 1; length <= longest; length++) {
    const begun = table.byPrefix.get(token.slice(0, length));
    if (begun !== undefined) lists.push(begun);
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
  concepts: ReadonlyMap<string, Pick<Concept, "unless">>,
  tokens: readonly string[],
): readonly ConceptMatch[] => {
  const { starts } = table.phrases;
  const found: ConceptMatch[] = [];
  const longest = new Map<string, ConceptMatch>();
  for (const [start, token] of tokens.entries()) {
    for (const list of listsOf(table, token))
      for (const phrase of listAt(table.lists, list)) {
        const id = table.concepts[table.conceptOf[phrase] ?? 0] ?? "";
        const [first = 0, last = 0] = [starts[phrase], starts[phrase + 1]];
        const end = endOf(table, first + 1, last, tokens, start + 1);
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
