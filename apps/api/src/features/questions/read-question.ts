import type { Language, SettledQuestionPage } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { AppError } from "../../http/index.ts";
import { nearQuestions } from "./near-questions.ts";
import {
  type AskedCases,
  type SettledQuestion,
  type SettledQuestions,
  shownWordings,
} from "./settled-questions.ts";

/** Other ways to ask that a page shows. */
const MOST_ASKED = 5;

/** “Yes, ” and the neutral sentence say nothing more than the page's own answer. */
const saysMore = (says: string, neutral: string): boolean => !says.endsWith(neutral.slice(1));

/** The sentence of a case without its yes or no. */
const sentenceOf = (answer: string): string => {
  const rest = answer.replace(/^(?:Oui|Non|Yes|No), /, "");
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
};

/**
 * The cases of a page: those first that one of its wordings asks for, with the wording. One sentence behind a yes and
 * a no answers two ways of asking: a reader is told it once, without either where no wording asks for it.
 */
const casesOf = ({ answers, neutral }: SettledQuestion, asked: AskedCases, language: Language) => {
  const own = answers
    .filter(({ says }) => saysMore(says[language], neutral[language]))
    .map((answer) => ({
      question: asked.get(answer) ?? null,
      verdict: answer.verdict,
      answer: answer.says[language],
    }));
  const sentences = new Set(own.map(({ answer }) => sentenceOf(answer)));
  const cases = Array.from(sentences, (sentence) => {
    const same = own.filter(({ answer }) => sentenceOf(answer) === sentence);
    const [first] = same;
    const isOne = first && same.every(({ verdict }) => verdict === first.verdict);
    return (
      same.find(({ question }) => question !== null) ??
      (isOne ? first : { question: null, verdict: null, answer: sentence })
    );
  });
  const isAsked = ({ question }: (typeof cases)[number]) => question !== null;
  return [...cases.filter(isAsked), ...cases.filter((one) => !isAsked(one))];
};

const rulesOf = ({ rules }: SettledQuestion, rulebook: Rulebook, language: Language) =>
  rules.flatMap(({ number, claim }) => {
    const rule = rulebook.read(number, language);
    if (rule === undefined) return [];
    const { heading, text, verbatim, paraphrase } = rule;
    return [{ number, heading, text, verbatim, paraphrase, claim: claim[language] }];
  });

/** The page of a settled question. @throws AppError QUESTION_NOT_FOUND */
export const readQuestion = (
  questions: SettledQuestions,
  rulebook: Rulebook,
  { slug, language }: { readonly slug: string; readonly language: Language },
): SettledQuestionPage => {
  const settledQuestion = questions.bySlug.get(slug);
  if (settledQuestion === undefined) throw new AppError("QUESTION_NOT_FOUND", { question: slug });
  const shown = questions.shown(settledQuestion, language);
  const cases = casesOf(settledQuestion, questions.askedCases(settledQuestion, language), language);
  const told = new Set([shown.question, ...cases.map(({ question }) => question)]);
  return {
    ...shown,
    language,
    because: settledQuestion.because[language],
    cases,
    asked: shownWordings(settledQuestion, language)
      .filter(({ text }) => !told.has(text))
      .slice(0, MOST_ASKED)
      .map(({ text, verdict }) => ({ question: text, verdict: verdict ?? null })),
    rules: rulesOf(settledQuestion, rulebook, language),
    near: nearQuestions(settledQuestion, questions.settledQuestions).map((near) =>
      questions.shown(near, language),
    ),
  };
};
