import { eventIterator } from "@orpc/contract";
import * as z from "zod";
import { RunEvent } from "../entities/run-event.ts";
import { declareErrors } from "../errors.ts";
import { sessionCall } from "./base.ts";
import { RequestId } from "./request-id.ts";

/** DATA-08. A closed connection never stops a run; `stop` does. */
export const runs = {
  stop: sessionCall
    .route({
      method: "DELETE",
      path: "/runs/{requestId}",
      tags: ["Runs"],
      summary: "Stop a running answer; its zaps are refunded unless its text was being read",
    })
    .input(z.object({ requestId: RequestId }))
    .output(
      z.object({
        stopped: z.boolean(),
        charged: z.boolean().describe("Its text was already being written, and read"),
      }),
    )
    .errors(declareErrors("RUN_NOT_FOUND")),
};

/**
 * The stream of a run, served beside the router because each event carries its own SSE name
 * (`progress`, `answer`, `error`) and id (`seq`); `Last-Event-ID` or `?after=` resumes.
 */
export const runEvents = sessionCall
  .route({
    method: "GET",
    path: "/runs/{requestId}/events",
    tags: ["Runs"],
    summary: "Follow a running answer (server-sent events)",
  })
  .input(z.object({ requestId: RequestId, after: z.coerce.number().int().min(0).optional() }))
  .output(eventIterator(RunEvent))
  .errors(declareErrors("RUN_NOT_FOUND"));
