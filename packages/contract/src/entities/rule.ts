import * as z from "zod";
import { Bilingual } from "../enumerations.ts";

/** A rule as a reader sees it: the text in use, our paraphrase where there is one, and its neighbours. */
export const RuleView = z.object({
  number: z.string(),
  edition: z.string(),
  effective_date: z.iso.date(),
  verbatim: z.boolean(),
  text: z.string().describe("Official English text, or our paraphrase in the asked language"),
  paraphrase: Bilingual.nullable(),
  examples: z.array(z.string()),
  heading: z.string().nullable().describe("Name of the rule or chapter it stands under"),
  parent: z.string().nullable(),
  children: z.array(z.string()),
});
export type RuleView = z.infer<typeof RuleView>;
