import * as z from "zod";
import { ForgeAnswer } from "./forge-answer.ts";
import { LookedUp } from "./looked-up.ts";
import { RulingAnswer } from "./ruling.ts";

/** Steps of a running answer, in order (docs/architecture.md, “How an answer runs”). The first two only of a judge that is not ready yet. */
export const RUN_STEPS = [
  "reading_knowledge",
  "building_judge",
  "resolving_cards",
  "reading_rules",
  "reasoning",
  "checking_citations",
] as const;
export const RunStep = z.enum(RUN_STEPS);
export type RunStep = z.infer<typeof RunStep>;

const numbered = { seq: z.number().int().describe("SSE id; numbers grow by one in a run") };

/** What `GET /api/runs/{requestId}/events` streams: the SSE event name is `type` (DATA-08). */
export const RunEvent = z.discriminatedUnion("type", [
  z.object({ ...numbered, type: z.literal("progress"), step: RunStep }),
  z
    .object({ ...numbered, type: z.literal("looking_up"), ...LookedUp.shape })
    .describe("One thing that a model looks up, as it happens; all of them stand in the answer"),
  z
    .object({
      ...numbered,
      type: z.literal("writing"),
      ruling: z.string(),
      explanation: z.string(),
    })
    .describe("A model's answer as far as it is written, whole each time: its citations come last"),
  z.object({
    ...numbered,
    type: z.literal("answer"),
    answer: z.union([RulingAnswer, ForgeAnswer]),
  }),
  z.object({
    ...numbered,
    type: z.literal("error"),
    code: z.string(),
    params: z.record(z.string(), z.unknown()),
    error: z.string(),
  }),
]);
export type RunEvent = z.infer<typeof RunEvent>;
