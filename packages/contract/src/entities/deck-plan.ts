import * as z from "zod";

/** A card that an answer names. */
export const ReferencedCard = z.object({
  name: z.string().describe("English"),
  printed_name: z.string().nullable().describe("French"),
  quantity: z.number().int().nullable().describe("Copies in the deck; null without a deck"),
});
export type ReferencedCard = z.infer<typeof ReferencedCard>;

const row = z.array(ReferencedCard);

/** What a deck is built on, as a report draws it (`docs/plans.md`). */
export const DeckPlan = z.object({
  leaders: row.describe("Its commanders; none in formats without them"),
  themes: z
    .array(
      z.object({
        name: z.string(),
        enablers: row.describe("What makes it happen, the weightiest first"),
        payoffs: row.describe("What rewards it, the weightiest first"),
      }),
    )
    .describe("What most of the deck rests on first"),
  wins: z.array(z.object({ name: z.string(), cards: row })).describe("The surest way first"),
  fixes: z.array(z.string()).describe("What to mend first"),
});
export type DeckPlan = z.infer<typeof DeckPlan>;
