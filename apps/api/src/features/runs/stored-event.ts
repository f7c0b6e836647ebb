import { LookedUp, RunStep } from "@spellwright/contract";
import * as z from "zod";

/**
 * An event as `run_events` keeps it: the answer stays in the run's row, and sentences are made when it
 * is read. `superseded` keeps the last number of an attempt that was asked again. Nobody is sent it.
 */
export const StoredEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), step: RunStep }),
  z.object({ type: z.literal("looking_up"), ...LookedUp.shape }),
  z.object({ type: z.literal("writing"), ruling: z.string(), explanation: z.string() }),
  z.object({ type: z.literal("answer") }),
  z.object({
    type: z.literal("error"),
    code: z.string(),
    params: z.record(z.string(), z.unknown()),
  }),
  z.object({ type: z.literal("superseded") }),
]);
export type StoredEvent = z.infer<typeof StoredEvent>;
