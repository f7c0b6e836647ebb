import * as z from "zod";

const Remark = z.object({
  text: z.string().describe("One to three sentences, each of which names a card of the deck"),
  cards: z.array(z.string()).describe("English names of all cards that the text names"),
});
export type Remark = z.infer<typeof Remark>;

/** What a model writes beside a report. Every field is there, none is optional. */
export const ModelReport = z.object({
  reading: z.array(Remark).describe("How the deck plays"),
  strengths: z.array(Remark),
  weaknesses: z.array(Remark),
  synergies: z.array(Remark).describe("Cards of the deck that work together, two of them at least"),
  swaps: z
    .array(
      z.object({
        add: z.string().describe("English name"),
        cut: z.string().describe("English name"),
        why: z.string().describe("One sentence"),
      }),
    )
    .describe("One card for another, the best first"),
  recent_updates: z.string().nullable(),
});
export type ModelReport = z.infer<typeof ModelReport>;
