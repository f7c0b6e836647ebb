import * as z from "zod";
import { Language } from "../enumerations.ts";
import { SettledQuestionSummary } from "./settled-question.ts";

/** Longest text that is explained while one types. */
export const EXPLAINED_MAX = 120;

/** What a few words ask for that nobody has to rule on, and settled questions that hold all of them. */
export const ExplainedText = z.object({
  explanation: z
    .object({
      kind: z.enum(["term", "card"]),
      language: Language.describe("Of the words; the explanation is told in it"),
      name: z.string().describe("The term or the card, by its name in `language`"),
      text: z.string(),
      detail: z.string().describe("More of it; may be empty"),
      rules: z.array(z.string()).describe("Numbers of the rules it stands on"),
    })
    .nullable()
    .describe("Null where the words ask for more than a meaning, or name nothing"),
  questions: z.array(SettledQuestionSummary).describe("The closest first, at most 3"),
});
export type ExplainedText = z.infer<typeof ExplainedText>;
