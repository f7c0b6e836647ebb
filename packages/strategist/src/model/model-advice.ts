import * as z from "zod";

/** What a model writes. Every field is there, none is optional. */
export const ModelAdvice = z.object({
  outcome: z.enum(["answered", "cannot_settle", "rules_question"]),
  answer: z.string().describe("The decision in a sentence or two, plain text"),
  sections: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  cards: z.array(z.string()).describe("English names of the cards the answer names"),
  recent_updates: z.string().nullable(),
  decklists: z
    .array(
      z.object({
        name: z.string(),
        cards: z.array(z.object({ name: z.string(), quantity: z.number() })),
      }),
    )
    .describe("Whole lists, where one is asked for; English names"),
  confidence: z.number(),
});
export type ModelAdvice = z.infer<typeof ModelAdvice>;
