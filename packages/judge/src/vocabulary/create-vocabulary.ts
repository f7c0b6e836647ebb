import type { Steps } from "@spellwright/cards";
import {
  type ConceptMatch,
  correctTypos,
  matchConcepts,
  PackedTexts,
  phrasesInSteps,
} from "@spellwright/text";
import type { Figure } from "../knowledge/figure.ts";
import { PackedFigures } from "../knowledge/packed-figures.ts";
import type { Concept } from "./concept.ts";
import type { KnownConcept } from "./known-concept.ts";
import { spellingInSteps } from "./spelling.ts";

/** The words the judge reads questions and cards with. */
export interface Vocabulary {
  readonly concepts: ReadonlyMap<string, KnownConcept>;
  /** By the printed English keyword in lower case ("first strike"). */
  readonly byKeyword: ReadonlyMap<string, KnownConcept>;
  /** Whether a concept is one of the ideas that every question is read by. The others refine them. */
  isBase(id: string): boolean;
  isOrdinary(id: string): boolean;
  /** Whether a concept is a keyword ability or action. */
  isAbility(id: string): boolean;
  /** The concepts that folded tokens hold, in reading order. */
  find(tokens: readonly string[]): readonly ConceptMatch[];
  /** Folded tokens with misspelt terms set right; as many tokens as before. */
  readThroughSlips(tokens: readonly string[]): readonly string[];
  /** How numbers that a question tells are read, and what is made of them. */
  readonly figures: PackedFigures;
}

/** Made in steps of a concept and a word. @throws Error when a phrase is malformed */
export function* vocabularyInSteps(
  all: readonly Concept[],
  figures: readonly Figure[] = [],
): Steps<Vocabulary> {
  const texts = new PackedTexts();
  const known = all.map(({ fr, en, ...concept }): KnownConcept => {
    const phrases = texts.addBilingual({ fr: fr.join("\n"), en: en.join("\n") });
    return { ...concept, phrases };
  });
  texts.close();
  const concepts = new Map(known.map((concept) => [concept.id, concept]));
  const table = yield* phrasesInSteps(all);
  const byKeyword = new Map(
    known.flatMap((concept) =>
      concept.keyword ? [[concept.keyword.toLowerCase(), concept] as const] : [],
    ),
  );
  const telling = new Set(
    [...byKeyword.values()].flatMap(({ id, ordinary }) => (ordinary ? [] : [id])),
  );
  const spelling = yield* spellingInSteps(table, telling);
  return {
    concepts,
    byKeyword,
    isBase: (id) => concepts.get(id)?.base === true,
    isOrdinary: (id) => concepts.get(id)?.ordinary === true,
    isAbility: (id) => concepts.get(id)?.keyword !== undefined,
    find: (tokens) => matchConcepts(table, concepts, tokens),
    readThroughSlips: (tokens) => correctTypos(tokens, spelling),
    figures: new PackedFigures(figures),
  };
}
