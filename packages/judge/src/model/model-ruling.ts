import { OUTCOMES } from "@spellwright/contract";
import * as z from "zod";

/**
 * What a language model must answer. Rules appear as handles of the passages it was given, never as
 * numbers of its own; nothing is optional, so that every provider's strict mode accepts the schema.
 */
export const ModelRuling = z.object({
  outcome: z.enum(OUTCOMES),
  verdict: z.enum(["yes", "no"]).nullable(),
  ruling: z.string().describe("One or two sentences that decide"),
  explanation: z.string(),
  citations: z.array(
    z.object({
      handle: z.string().describe("R1, R2, …"),
      claim: z.string().describe("What this passage says, in the words of the answer"),
    }),
  ),
  interactions: z.array(z.object({ cards: z.array(z.string()), description: z.string() })),
  steps: z.array(
    z.object({
      action: z.string(),
      handle: z.string().nullable(),
      timing: z.string().nullable(),
      layer: z.string().nullable(),
    }),
  ),
  recent_updates: z
    .string()
    .nullable()
    .describe("What a web search showed to have changed lately; null without one"),
  confidence: z.number(),
});
export type ModelRuling = z.infer<typeof ModelRuling>;
