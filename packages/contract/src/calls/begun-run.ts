import * as z from "zod";
import { RequestId } from "./request-id.ts";

/** `Prefer: respond-async` (RFC 7240): the caller follows the run, and does not wait for its answer. */
export const RESPOND_ASYNC = "respond-async";

/** The body of 202: a run was begun, or is known; `GET /api/runs/{requestId}/events` brings its answer. */
export const BegunRun = z.object({ requestId: RequestId });

/** What a metered call gives: its answer, or with `Prefer: respond-async` the run that brings it. */
export const answerOrRun = <Answer extends z.ZodType>(answer: Answer) =>
  z.union([
    z.object({ status: z.literal(200), body: answer }),
    z.object({
      status: z.literal(202),
      headers: z.object({ "preference-applied": z.literal(RESPOND_ASYNC) }),
      body: BegunRun,
    }),
  ]);

/** The part of a route that says so. */
export const beginsRun = {
  outputStructure: "detailed",
  description:
    "Waits for the answer. With `Prefer: respond-async` (RFC 7240) it answers 202 once the run has begun.",
} as const;
