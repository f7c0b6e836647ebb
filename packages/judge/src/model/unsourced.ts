import { foldText, writeFigures } from "@spellwright/text";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { falseQuotes } from "./quotes.ts";

/** Matters that no rule text tells: who banned what, what is played how often, who said so. */
const HEARSAY =
  /\b(?:bann\w*|bannie?s?|interdite?s? (?:en|dans)|errata|erratum|\d+ ?%|percent|pour ?cent|statisti\w*|tournaments?|tournois?|judges? (?:agree|say|confirm)\w*|arbitres? (?:disent|confirment)|according to|selon|officially|officiellement|rosewater|wizards|gatherer|reddit|twitter|players? think)\b/i;

interface Sources {
  readonly texts: readonly string[];
  readonly vocabulary: Vocabulary;
}

const figuresOf = (text: string): readonly string[] =>
  writeFigures(foldText(text).tokens).flatMap((token) => token.match(/\d+/g) ?? []);

const keywordsOf = (text: string, vocabulary: Vocabulary): readonly string[] =>
  vocabulary
    .find(foldText(text).tokens)
    .flatMap(({ id }) =>
      vocabulary.concepts.get(id)?.keyword !== undefined && !vocabulary.isOrdinary(id) ? [id] : [],
    );

/** What a check of free text needs to know of its sources, read once. */
export const readSources = ({ texts, vocabulary }: Sources) => {
  const figures = new Set([...texts.flatMap(figuresOf), "1"]);
  const keywords = new Set(texts.flatMap((text) => keywordsOf(text, vocabulary)));
  const all = texts.join("\n");
  return {
    /** A figure, a keyword, a quotation or hearsay that no source holds. */
    isUnsourced: (sentence: string): boolean =>
      figuresOf(sentence).some((figure) => !figures.has(figure)) ||
      keywordsOf(sentence, vocabulary).some((id) => !keywords.has(id)) ||
      falseQuotes(sentence, texts).length > 0 ||
      (HEARSAY.test(sentence) && !HEARSAY.test(all)),
    /** A quotation that no source holds. */
    hasFalseQuote: (text: string): boolean => falseQuotes(text, texts).length > 0,
  };
};
