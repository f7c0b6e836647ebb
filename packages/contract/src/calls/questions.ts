import * as z from "zod";
import { EXPLAINED_MAX, ExplainedText } from "../entities/explanation.ts";
import {
  QuestionChapter,
  SettledQuestionPage,
  SettledQuestionSummary,
} from "../entities/settled-question.ts";
import { Language } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall, pageOf, pageQuery } from "./base.ts";

const tags = ["Questions"];
const inLanguage = z.object({ language: Language.default("fr") });

/** Settled questions for anybody to read, signed out too; never metered. */
export const questions = {
  list: openCall
    .route({
      method: "GET",
      path: "/questions",
      tags,
      summary: "Settled questions in the order of the rules; those closest to `q` first",
    })
    .input(
      pageQuery.extend(inLanguage.shape).extend({
        q: z.string().trim().min(1).max(200).optional(),
        chapter: z.string().max(12).optional(),
      }),
    )
    .output(pageOf(SettledQuestionSummary).extend({ total: z.number().int() }))
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  chapters: openCall
    .route({
      method: "GET",
      path: "/questions/chapters",
      tags,
      summary: "Chapters that have settled questions",
    })
    .input(inLanguage)
    .output(z.object({ items: z.array(QuestionChapter) })),
  explain: openCall
    .route({
      method: "GET",
      path: "/explanations",
      tags,
      summary: "What a term means or a card says, while one types; looked up, never charged",
    })
    .input(inLanguage.extend({ text: z.string().trim().min(1).max(EXPLAINED_MAX) }))
    .output(ExplainedText)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  read: openCall
    .route({
      method: "GET",
      path: "/questions/{slug}",
      tags,
      summary: "A settled question with its answer, its rules and what is near",
    })
    .input(inLanguage.extend({ slug: z.string().max(100) }))
    .output(SettledQuestionPage)
    .errors(declareErrors("QUESTION_NOT_FOUND")),
};
