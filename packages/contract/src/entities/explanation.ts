import * as z from "zod";
import { Language } from "../enumerations.ts";
import { SettledQuestionSummary } from "./settled-question.ts";

/** Longest text that is explained while one types. */
export const EXPLAINED_MAX = 120;

/** So many terms and cards of one text are explained. */
export const EXPLAINED_AT_ONCE = 4;

const Explanation = z.object({
  kind: z.enum(["term", "card"]),
  language: Language.describe("Of the words; the explanation is told in it"),
  name: z.string().describe("The term or the card, by its name in `language`"),
  text: z.string(),
  detail: z.string().describe("More of it; may be empty"),
  rules: z.array(z.string()).describe("Numbers of the rules it stands on"),
});

/** What a few words ask for that nobody has to rule on, and settled questions that hold all of them. */
export const ExplainedText = z.object({
  explanation: Explanation.nullable().describe("Null where the words name nothing"),
  others: z
    .array(Explanation)
    .max(EXPLAINED_AT_ONCE - 1)
    .describe("Of the other terms and cards that the words name"),
  questions: z.array(SettledQuestionSummary).describe("The closest first, at most 3"),
});
export type ExplainedText = z.infer<typeof ExplainedText>;
