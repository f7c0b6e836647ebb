import * as z from "zod";
import { Language } from "../enumerations.ts";
import { RuleLink } from "./rule.ts";

const Verdict = z.enum(["yes", "no"]).nullable();

/** A question that the judge holds settled, in the language that was asked for. */
export const SettledQuestionSummary = z.object({
  slug: z.string().describe("Names its page: it stays"),
  title: z.string(),
  question: z.string().describe("As players ask it"),
  verdict: Verdict.describe("The yes or no to `question`; null where it asks for none"),
  answer: z.string().describe("The rule in one sentence, true however it is asked"),
  chapter: z.string().describe("Of the rule that decides it"),
});
export type SettledQuestionSummary = z.infer<typeof SettledQuestionSummary>;

/** A chapter of the rules that settled questions belong to. */
export const QuestionChapter = z.object({
  number: z.string(),
  title: z.string(),
  questions: z.number().int(),
});
export type QuestionChapter = z.infer<typeof QuestionChapter>;

/**
 * All that the page of a settled question shows:
 * - `cases`: answers that hold only in a case; `question` asks for it, null where the answer itself names it;
 * - `asked`: other ways to ask, each with its own yes or no;
 * - `rules`: what it rests on in the edition in use, the deciding rule first, `claim` what it takes from it;
 * - `near`: questions that share rules or ideas with it, nearest first (at most 6).
 */
export const SettledQuestionPage = SettledQuestionSummary.extend({
  language: Language,
  because: z.string(),
  cases: z.array(
    z.object({ question: z.string().nullable(), verdict: Verdict, answer: z.string() }),
  ),
  asked: z.array(z.object({ question: z.string(), verdict: Verdict })),
  rules: z.array(RuleLink.extend({ claim: z.string() })),
  near: z.array(SettledQuestionSummary),
});
export type SettledQuestionPage = z.infer<typeof SettledQuestionPage>;
