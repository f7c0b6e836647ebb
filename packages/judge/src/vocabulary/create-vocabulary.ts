import { compilePhrases } from "./compile-phrases.ts";
import type { Concept } from "./concept.ts";
import { correctSlips, type Spelling, spellingOf } from "./correct-slips.ts";
import { type ConceptMatch, matchConcepts } from "./match-concepts.ts";

/** The words the judge reads questions and cards with. */
export interface Vocabulary {
  readonly concepts: ReadonlyMap<string, Concept>;
  /** By the printed English keyword in lower case ("first strike"). */
  readonly byKeyword: ReadonlyMap<string, Concept>;
  /** Whether a concept is one of the ideas that every question is read by; the others refine them. */
  isBase(id: string): boolean;
  isOrdinary(id: string): boolean;
  /** The concepts that folded tokens hold, in reading order. */
  find(tokens: readonly string[]): readonly ConceptMatch[];
  /** Folded tokens with misspelt terms set right; as many tokens as before. */
  readThroughSlips(tokens: readonly string[]): readonly string[];
}

/** @throws Error when a phrase is malformed */
export const createVocabulary = (all: readonly Concept[]): Vocabulary => {
  const concepts = new Map(all.map((concept) => [concept.id, concept]));
  const table = compilePhrases(all);
  const byKeyword = new Map(
    all.flatMap((concept) =>
      concept.keyword ? [[concept.keyword.toLowerCase(), concept] as const] : [],
    ),
  );
  const telling = new Set(
    [...byKeyword.values()].flatMap(({ id, ordinary }) => (ordinary ? [] : [id])),
  );
  let spelling: Spelling | undefined;
  return {
    concepts,
    byKeyword,
    isBase: (id) => concepts.get(id)?.base === true,
    isOrdinary: (id) => concepts.get(id)?.ordinary === true,
    find: (tokens) => matchConcepts(table, concepts, tokens),
    readThroughSlips(tokens) {
      spelling ??= spellingOf(table, telling);
      return correctSlips(tokens, spelling);
    },
  };
};
