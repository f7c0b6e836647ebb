import type { Language } from "@spellwright/contract";
import otherSenses from "../../../../data/judge/reading/other-senses.json" with { type: "json" };
import type { Vocabulary } from "./create-vocabulary.ts";
import { type KnownConcept, phrasesOf } from "./known-concept.ts";

/** A keyword as a text writes it, and the rule of chapter 701 or 702 that defines it. */
export interface KeywordName {
  readonly name: string;
  readonly rule: string;
}

/** Matching signs of the lexicon. What has one is a pattern, no name. */
const PATTERN = /[*~|]/;

const namesOf = (concept: KnownConcept, language: Language): KeywordName[] => {
  const rule = concept.rules?.find((number) => /^70[12]\.\d+$/.test(number));
  if (rule === undefined || concept.ordinary === true) return [];
  // Names that texts about the rules use in another sense more often than in the keyword's.
  const others = otherSenses[language];
  const english = phrasesOf(concept, "en");
  const phrases = language === "en" ? english : [...phrasesOf(concept, "fr"), ...english];
  return phrases
    .filter((name) => !PATTERN.test(name) && !others.includes(name.toLowerCase()))
    .map((name) => ({ name, rule }));
};

/** A keyword ability as players of a language say it: the first of its names, else the printed one. */
export const keywordName = (concept: KnownConcept, language: Language): string =>
  phrasesOf(concept, language).find((name) => !PATTERN.test(name)) ?? concept.keyword ?? concept.id;

/**
 * The keywords that a text in a language may name, for links to their rules: official terms, and in
 * French the English ones too, which players use. Words of ordinary speech are left out.
 */
export const keywordNames = (vocabulary: Vocabulary, language: Language): readonly KeywordName[] =>
  [...vocabulary.concepts.values()]
    .filter(({ keyword }) => keyword !== undefined)
    .flatMap((concept) => namesOf(concept, language));
