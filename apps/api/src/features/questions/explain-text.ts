import { EXPLAINED_AT_ONCE, type ExplainedText, type Language } from "@spellwright/contract";
import type { Judge } from "@spellwright/judge";
import { type CardFacts, findCards } from "@spellwright/oracle";
import { runInSlices } from "../../runtime/time-slices.ts";
import type { createQuestionSearch } from "./search-questions.ts";
import type { SettledQuestions } from "./settled-questions.ts";

/** Settled questions that are offered beside an explanation. */
const OFFERED = 3;

interface ExplainingParts {
  readonly facts: CardFacts;
  readonly judge: Judge;
  readonly settled: SettledQuestions;
  readonly search: ReturnType<typeof createQuestionSearch>;
}

/**
 * What the glossary and the cards tell of a few words by themselves, and the settled questions that hold
 * all of the words. Our own data alone is looked at: nobody else is asked.
 */
export const explainText = async (
  { facts, judge, settled, search }: ExplainingParts,
  { text, language }: { readonly text: string; readonly language: Language },
): Promise<ExplainedText> => {
  const named = await findCards(facts, { question: text, cards: [], language }, runInSlices);
  const [explanation = null, ...others] = judge
    .explain({
      ...{ question: text, language, ...named },
      ...{ gameState: null, history: [], summary: "" },
    })
    .slice(0, EXPLAINED_AT_ONCE)
    .map((each) => ({ ...each, rules: [...each.rules] }));
  const slugs = await search.withAllWords(text, language);
  return {
    explanation,
    others,
    questions: slugs.slice(0, OFFERED).flatMap((slug) => {
      const settledQuestion = settled.bySlug.get(slug);
      return settledQuestion === undefined ? [] : [settled.shown(settledQuestion, language)];
    }),
  };
};
