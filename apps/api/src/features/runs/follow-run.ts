import { requireOwnRun } from "./policy.ts";
import { eventsAfter, findRun, type RunRow } from "./queries.ts";
import type { RunsParts } from "./run-parts.ts";
import { StoredEvent } from "./stored-event.ts";

/** What a follower of a run gets, in order; the last one is an answer or an error. */
export type FollowedEvent = { readonly seq: number } & (
  | Extract<StoredEvent, { type: "progress" | "writing" | "error" }>
  | { readonly type: "answer"; readonly answer: unknown }
);

export interface RunFollower {
  readonly userId: string;
  readonly requestId: string;
  /** Number of the last event already seen; 0 for all. */
  readonly after: number;
  /** Ends when the follower goes away. */
  readonly signal: AbortSignal;
}

/** @throws AppError RUN_NOT_FOUND for an unknown id and for someone else's alike (DATA-08) */
export const findOwnRun = async (
  { database }: RunsParts,
  { userId, requestId }: Pick<RunFollower, "userId" | "requestId">,
): Promise<RunRow> => requireOwnRun(await findRun(database, userId, requestId));

/**
 * The events of a run after a number, those stored and those to come, until it ends. The run may work
 * in another process: its rows are looked at again and again.
 */
export async function* followRun(
  parts: RunsParts,
  runId: string,
  { userId, requestId, after, signal }: RunFollower,
): AsyncGenerator<FollowedEvent> {
  const watch = parts.wakeups.watch(runId);
  let seen = after;
  try {
    while (!signal.aborted) {
      // The run first: once it is seen as ended, its last event is there to be read.
      const run = await findRun(parts.database, userId, requestId);
      if (run === undefined) {
        yield { seq: seen + 1, type: "error", code: "PGRST116", params: {} };
        return;
      }
      for (const { seq, event, answer } of await eventsAfter(parts.database, runId, seen)) {
        seen = seq;
        const stored = StoredEvent.parse(event);
        if (stored.type === "superseded") continue;
        if (stored.type === "answer") yield { seq, type: "answer", answer };
        else yield { seq, ...stored };
      }
      if (run.status !== "running") return;
      await watch.change(parts.timing.pollMs, signal);
    }
  } finally {
    watch.close();
  }
}
