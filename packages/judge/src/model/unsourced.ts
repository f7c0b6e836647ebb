import { cardLines } from "@spellwright/cards";
import { createDerivableCheck, foldText, writeFigures } from "@spellwright/text";
import type { JudgeQuestion } from "../judge.ts";
import type { Understanding } from "../question/understand.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { createQuoteSources } from "./quotes.ts";

/** Matters that no rule text tells: who banned what, what is played how often, who said so. */
const HEARSAY =
  /\b(?:bann\w*|bannie?s?|interdite?s? (?:en|dans)|errata|erratum|\d+ ?%|percent|pour ?cent|statisti\w*|tournaments?|tournois?|judges? (?:agree|say|confirm)\w*|arbitres? (?:disent|confirment)|(?:according to|selon) (?:the |some |most |les |des )?(?:judges?|players?|experts?|arbitres?|joueurs?)|officially|officiellement|rosewater|wizards|gatherer|reddit|twitter|players? think)\b/gi;

/** The hearsay of a text, each as it is said. */
const hearsayOf = (text: string): readonly string[] =>
  [...text.matchAll(HEARSAY)].map(([words]) => words.toLowerCase());

/** Numbers of rules are no figures. */
const RULE_NUMBER = /(?<![\d.])\d{3}\.\d+[a-z]?(?![\d/])/g;

const figuresOf = (text: string): readonly number[] =>
  writeFigures(foldText(text.replace(RULE_NUMBER, " ")).tokens).flatMap((token) =>
    (token.match(/\d+/g) ?? []).map(Number),
  );

const keywordsOf = (text: string, vocabulary: Vocabulary): readonly string[] =>
  vocabulary
    .find(foldText(text).tokens)
    .flatMap(({ id }) =>
      vocabulary.concepts.get(id)?.keyword !== undefined && !vocabulary.isOrdinary(id) ? [id] : [],
    );

/** Sizes, costs and texts of the named cards, which a question reckons with. */
const figuresOfCards = (cards: JudgeQuestion["cards"]): readonly number[] =>
  cards.flatMap(({ card }) => [card.cmc, ...figuresOf(cardLines(card).join(" "))]);

/** What a check of free text needs to know of its sources, read once. */
export const readSources = (
  texts: readonly string[],
  { question, vocabulary }: Pick<Understanding, "question" | "vocabulary">,
  cards: JudgeQuestion["cards"],
) => {
  const follows = createDerivableCheck([...figuresOf(question), ...figuresOfCards(cards)]);
  const figures = new Set(texts.flatMap(figuresOf));
  const keywords = new Set(texts.flatMap((text) => keywordsOf(text, vocabulary)));
  const { falseQuotes } = createQuoteSources(texts, vocabulary);
  const heard = new Set(texts.flatMap(hearsayOf));
  return {
    /** A figure, a keyword, a quotation or hearsay that no source holds and that follows from none. */
    isUnsourced: (sentence: string): boolean =>
      figuresOf(sentence).some((figure) => !figures.has(figure) && !follows(figure)) ||
      keywordsOf(sentence, vocabulary).some((id) => !keywords.has(id)) ||
      falseQuotes(sentence).length > 0 ||
      hearsayOf(sentence).some((words) => !heard.has(words)),
    /** A quotation that no source holds, also one of several sentences. */
    hasFalseQuote: (text: string): boolean => falseQuotes(text).length > 0,
  };
};
