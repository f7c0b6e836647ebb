import * as z from "zod";

const chance = z.number().min(0).max(1);
const count = z.number().int();
const estimate = {
  share: chance,
  error: z.number().min(0).describe("Half of the 95 % interval"),
};

/** What can be said of a deck's opening hands: exact odds, and games simulated from a fixed seed. */
export const OpeningHands = z.object({
  library: count.describe("Cards that are drawn from"),
  lands: count,
  is_first_mulligan_free: z.boolean().describe("With several players (CR 103.5c)"),
  land_drops: z
    .array(z.object({ turn: count, play: chance, draw: chance }))
    .describe("A land drop in every turn up to this one; starting, and not (CR 103.8a)"),
  further_lands: z
    .array(
      z.object({
        seen: count.describe("Lands among the seven cards that were seen"),
        draws: count,
        chances: z.array(chance).describe("At least one more land, two more, and so on"),
      }),
    )
    .describe("What is still to come after seven cards"),
  games: z
    .object({
      games: count,
      keeps: z.object(estimate).describe("First hands that are kept"),
      life: count,
      draws_first: z.boolean(),
      median_turn: count.nullable().describe("By which half of the games are won by attacking"),
      won_by: z.array(z.object({ turn: count, ...estimate })),
    })
    .nullable()
    .describe("Null for a deck too small to draw two hands"),
});
export type OpeningHands = z.infer<typeof OpeningHands>;
