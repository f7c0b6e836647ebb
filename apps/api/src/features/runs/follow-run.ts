import { accountOf } from "../zaps/index.ts";
import { requireOwnRun } from "./policy.ts";
import { findRun, type RunRow } from "./queries.ts";
import type { RunEventReaders, RunView } from "./run-event-reader.ts";
import type { RunsParts } from "./run-parts.ts";
import type { StoredEvent } from "./stored-event.ts";

/** What a follower of a run gets, in order. The last one is an answer or an error. */
export type FollowedEvent = { readonly seq: number } & (
  | Extract<StoredEvent, { type: "progress" | "looking_up" | "writing" | "error" }>
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
): Promise<RunRow> => requireOwnRun(await findRun(database, accountOf(userId), requestId));

/** The views of a run as they come: a reader that is slow gets the newest one only. */
async function* viewsOf(
  eventReaders: RunEventReaders,
  runId: string,
  signal: AbortSignal,
): AsyncGenerator<RunView> {
  let newest: RunView | undefined;
  let failure: { readonly error: unknown } | undefined;
  let release = () => {};
  const leave = eventReaders.join(runId, {
    show: (view) => {
      newest = view;
      release();
    },
    fail: (error) => {
      failure = { error };
      release();
    },
  });
  const onAbort = () => release();
  signal.addEventListener("abort", onAbort);
  try {
    while (!signal.aborted) {
      if (failure !== undefined) throw failure.error;
      if (newest === undefined) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        continue;
      }
      const view = newest;
      newest = undefined;
      yield view;
    }
  } finally {
    signal.removeEventListener("abort", onAbort);
    leave();
  }
}

/**
 * The events of a run after a number, those stored and those to come, until it ends. The run may work
 * in another process: its rows are looked at again and again, once for all who follow it here.
 */
export async function* followRun(
  { eventReaders }: Pick<RunsParts, "eventReaders">,
  runId: string,
  { after, signal }: Pick<RunFollower, "after" | "signal">,
): AsyncGenerator<FollowedEvent> {
  let seen = after;
  for await (const { run, events } of viewsOf(eventReaders, runId, signal)) {
    if (run === undefined) {
      yield { seq: seen + 1, type: "error", code: "PGRST116", params: {} };
      return;
    }
    for (const { seq, event, answer } of events) {
      if (seq <= seen) continue;
      seen = seq;
      if (event.type === "superseded") continue;
      if (event.type === "answer") yield { seq, type: "answer", answer };
      else yield { seq, ...event };
    }
    if (run.status !== "running") return;
  }
}
