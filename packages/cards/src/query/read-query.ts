import type { CardQuery, QueryProblem, ReadQuery } from "./card-query.ts";
import { type QueryTerm, queryTerms } from "./query-terms.ts";
import { readFilter } from "./read-filter.ts";

/** More is no search that somebody writes. */
const MOST_FILTERS = 30;
const DEEPEST = 8;

const joined = (kind: "all" | "any", of: readonly CardQuery[]): CardQuery | null =>
  of.length > 1 ? { kind, of } : (of[0] ?? null);

/** Reads terms one after the other: alternatives of filters, brackets within brackets. */
const createReader = (terms: readonly QueryTerm[]) => {
  const problems: QueryProblem[] = [];
  let at = 0;
  let filters = 0;

  const word = (term: Extract<QueryTerm, { kind: "word" }>): CardQuery | null => {
    const { key, operator, value, written } = term;
    filters += 1;
    const read =
      filters > MOST_FILTERS
        ? "too_many"
        : key === null
          ? ({ kind: "text", of: "name", text: value } as const)
          : readFilter(key, operator, value);
    if (typeof read !== "string") return read;
    problems.push({ why: read, term: written });
    return null;
  };

  const one = (depth: number): CardQuery | null => {
    const term = terms[at];
    at += 1;
    if (term?.kind === "word") return word(term);
    if (term?.kind === "not") {
      const of = one(depth);
      return of && { kind: "not", of };
    }
    if (term?.kind !== "open") return null;
    const inner = depth < DEEPEST ? alternatives(depth + 1) : null;
    if (terms[at]?.kind === "close") at += 1;
    else problems.push({ why: "open_bracket", term: "(" });
    return inner;
  };

  const together = (depth: number): CardQuery | null => {
    const of: CardQuery[] = [];
    while (at < terms.length && terms[at]?.kind !== "or" && terms[at]?.kind !== "close") {
      const read = one(depth);
      if (read !== null) of.push(read);
    }
    return joined("all", of);
  };

  const alternatives = (depth: number): CardQuery | null => {
    const of: CardQuery[] = [];
    for (;;) {
      const read = together(depth);
      if (read !== null) of.push(read);
      if (terms[at]?.kind !== "or") return joined("any", of);
      at += 1;
    }
  };

  const whole = (): CardQuery | null => {
    const of: CardQuery[] = [];
    while (at < terms.length) {
      const read = alternatives(0);
      if (read !== null) of.push(read);
      // A bracket that nobody opened closes nothing.
      if (terms[at]?.kind === "close") at += 1;
    }
    return joined("all", of);
  };
  return { problems, whole };
};

/**
 * Reads a search for cards in the common syntax of the public card service: `t:elf c:g mv<=2 -is:legendary`,
 * `(t:instant or t:sorcery) o:"draw a card"`. What is not understood is passed over and told.
 */
export const readCardQuery = (text: string): ReadQuery => {
  const { problems, whole } = createReader(queryTerms(text));
  return { query: whole(), problems };
};
