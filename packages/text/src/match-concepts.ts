import {
  firstLetterBit,
  GAP,
  type PhraseTable,
  type PhraseWord,
  SHORTEST_PREFIX,
} from "./compile-phrases.ts";

/** A concept found in a text: tokens `start` (included) to `end` (excluded). */
export interface ConceptMatch {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Words that a `~` may pass over. Never the end of a sentence. */
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
  const token = tokens[from];
  if (word !== GAP)
    return token !== undefined && fits(word, token)
      ? endOf(table, at + 1, last, tokens, from + 1)
      : -1;
  for (let skipped = 0; skipped <= LONGEST_GAP; skipped++) {
    const end = endOf(table, at + 1, last, tokens, from + skipped);
    if (end >= 0) return end;
    if (tokens[from + skipped] === undefined || tokens[from + skipped] === ".") return -1;
  }
  return -1;
};

/** Where a phrase ends whose first word is the token `start`; -1 when it does not fit. */
const endOfPhrase = (
  table: PhraseTable,
  phrase: number,
  tokens: readonly string[],
  start: number,
): number => {
  const { starts } = table.phrases;
  return endOf(table, (starts[phrase] ?? 0) + 1, starts[phrase + 1] ?? 0, tokens, start + 1);
};

/** Whether the second word of a phrase may begin with the letter that follows: of most it does not. */
const mayGoOn = ({ openings, phrases }: PhraseTable, phrase: number, next: number): boolean => {
  const second = (phrases.starts[phrase] ?? 0) + 1;
  const isOneWord = second >= (phrases.starts[phrase + 1] ?? 0);
  return isOneWord || ((openings[phrases.values[second] ?? 0] ?? 0) & next) !== 0;
};

/** The lists of phrases that a token opens: by the whole word, and by each beginning that some ask for. */
const listsOf = (table: PhraseTable, token: string): readonly number[] => {
  const found = [table.byWord.get(token)];
  const lengths = table.prefixLengths.get(token.slice(0, SHORTEST_PREFIX)) ?? 0;
  for (let length = SHORTEST_PREFIX; length <= token.length && lengths >> length > 0; length++)
    if ((lengths >> length) & 1) found.push(table.byPrefix.get(token.slice(0, length)));
  return found.filter((list) => list !== undefined);
};

/** Reads each phrase that begins with a token; of a concept the longest counts. */
const readFrom = (
  table: PhraseTable,
  tokens: readonly string[],
  start: number,
): readonly ConceptMatch[] => {
  const { lists } = table;
  const longest = new Map<number, number>();
  const next = firstLetterBit(tokens[start + 1]);
  for (const list of listsOf(table, tokens[start] ?? "")) {
    const after = lists.starts[list + 1] ?? 0;
    for (let at = lists.starts[list] ?? 0; at < after; at++) {
      const phrase = lists.values[at] ?? 0;
      const end = mayGoOn(table, phrase, next) ? endOfPhrase(table, phrase, tokens, start) : -1;
      const concept = table.conceptOf[phrase] ?? 0;
      if (end > (longest.get(concept) ?? 0)) longest.set(concept, end);
    }
  }
  return Array.from(longest, ([concept, end]) => ({
    id: table.concepts[concept] ?? "",
    start,
    end,
  }));
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

/** All concepts of the text in reading order. A match inside a longer one of its `unless` is left out. */
export const matchConcepts = (
  table: PhraseTable,
  concepts: ReadonlyMap<string, { readonly unless?: readonly string[] | undefined }>,
  tokens: readonly string[],
): readonly ConceptMatch[] => {
  const found = tokens.flatMap((_, start) => readFrom(table, tokens, start));
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
