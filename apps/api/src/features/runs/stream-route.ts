import {
  type ErrorCode,
  isErrorCode,
  type Language,
  RequestId,
  RunEvent,
} from "@spellwright/contract";
import type { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as z from "zod";
import {
  AppError,
  describeError,
  idReader,
  type RequestContext,
  type RouteEnvironment,
  requireUser,
  sentenceOf,
} from "../../http/index.ts";
import { type FollowedEvent, findOwnRun, followRun } from "./follow-run.ts";
import type { RunsParts } from "./run-parts.ts";

/** @throws AppError RUN_NOT_FOUND */
const readRequestId = idReader("RUN_NOT_FOUND", RequestId);

/** Event numbers are PostgreSQL integers. */
const SEQ_MAX = 2 ** 31 - 1;

const EventNumber = z.coerce.number().int().min(0).max(SEQ_MAX);

/** What a reader saw last: a browser that reconnects says it in the header, a new page in the address. */
const readAfter = (header: string | undefined, query: string | undefined): number => {
  const parsed = EventNumber.safeParse(header ?? query ?? 0);
  if (!parsed.success) throw new AppError("FIELD_INVALID", { field: "after" });
  return parsed.data;
};

const presentEvent = (event: FollowedEvent, language: Language): RunEvent => {
  if (event.type !== "error") return RunEvent.parse(event);
  const code: ErrorCode = isErrorCode(event.code) ? event.code : "INTERNAL";
  return { ...event, code, error: sentenceOf({ code, params: event.params }, language) };
};

/** Streams of one person at once: some tabs on some devices, each with some answers under way. */
const STREAMS_MAX = 24;
/** Seconds after which one of them may have ended. */
const RETRY_SECONDS = 10;

/** @throws AppError RATE_LIMITED on entering, for who follows too much at once */
const createFollowers = () => {
  const open = new Map<string, number>();
  return {
    enter(userId: string): () => void {
      const count = (open.get(userId) ?? 0) + 1;
      if (count > STREAMS_MAX) throw new AppError("RATE_LIMITED", { retry_after: RETRY_SECONDS });
      open.set(userId, count);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left === 0) open.delete(userId);
        else open.set(userId, left);
      };
    },
  };
};

/**
 * A stream ends with the session that opened it: signed out, shut out or banned, nobody reads on.
 * While the database does not answer, the stream itself decides.
 */
const watchSession = (context: RequestContext, everyMs: number, end: () => void): NodeJS.Timeout =>
  setInterval(() => {
    context.sessionNow().then(
      (user) => {
        if (user === null) end();
      },
      (error: unknown) => {
        if (error instanceof AppError) end();
      },
    );
  }, everyMs);

/** `GET /api/runs/{requestId}/events` (DATA-08): `runEvents` of the contract, with named SSE events. */
export const streamRoute = (parts: RunsParts) => (app: Hono<RouteEnvironment>) => {
  const followers = createFollowers();
  app.get("/api/runs/:requestId/events", async (c) => {
    const context = c.get("context");
    const { id: userId } = await requireUser(context);
    const requestId = readRequestId(c.req.param("requestId"));
    const after = readAfter(c.req.header("last-event-id"), c.req.query("after"));
    const run = await findOwnRun(parts, { userId, requestId });
    if (c.req.method === "HEAD") return c.body(null);
    const leave = followers.enter(userId);
    const response = streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      const hold = watchSession(context, parts.timing.sessionMs, () => gone.abort());
      const comments = setInterval(() => void stream.write(":\n\n"), parts.timing.commentMs);
      try {
        const follower = { userId, requestId, after, signal: gone.signal };
        for await (const event of followRun(parts, run.id, follower)) {
          const presented = presentEvent(event, context.language);
          const data = JSON.stringify(presented);
          await stream.writeSSE({ event: presented.type, id: String(presented.seq), data });
        }
      } catch (error) {
        // The headers are sent: the stream only ends, and its reader comes back with the last number.
        parts.log.error({ error: describeError(error), runId: run.id }, "a stream of events broke");
      } finally {
        leave();
        clearInterval(comments);
        clearInterval(hold);
      }
    });
    response.headers.set("cache-control", "no-cache, no-transform");
    response.headers.set("x-accel-buffering", "no");
    return response;
  });
};
