import * as z from "zod";

/** What a model may look up while it thinks. */
export const LOOK_UPS = ["search", "rule", "card", "combat", "cost", "board", "layers"] as const;

/** One thing that a model looked up, shown while it happens. */
export const LookedUp = z.object({
  what: z.enum(LOOK_UPS),
  of: z
    .string()
    .describe(
      "The rule's number with its heading, the card's name, the rules that a search found; else empty",
    ),
});
export type LookedUp = z.infer<typeof LookedUp>;
