import type { Database } from "../../database/index.ts";
import { api, type Feature, type Log, requireUser } from "../../http/index.ts";
import { createEngine, type RunEngine } from "./run-engine.ts";
import { createRunEventReaders } from "./run-event-reader.ts";
import type { RunsParts } from "./run-parts.ts";
import { createRunSignals } from "./run-signals.ts";
import { RUN_TIMING, type RunTiming } from "./run-timing.ts";
import { stopRun } from "./stop-run.ts";
import { streamRoute } from "./stream-route.ts";

export interface RunsOptions {
  readonly database: Database;
  /** True when no other process uses this database. */
  readonly isSoleProcess: boolean;
  readonly now: () => Date;
  readonly log: Log;
  readonly timing?: RunTiming;
}

const handlersOf = (parts: RunsParts) => ({
  runs: {
    stop: api.runs.stop.handler(async ({ context, input }) => {
      const { id } = await requireUser(context);
      return stopRun(parts, { userId: id, requestId: input.requestId });
    }),
  },
});

/** Runs metered calls, and serves what is common to them: stopping and following (DATA-08). */
export interface Runs
  extends Feature<ReturnType<typeof handlersOf>>,
    Pick<RunEngine, "begin" | "execute" | "outcome"> {}

/**
 * Durable answers (DATA-08): events and stop over HTTP, the reaper as background work, and `begin`,
 * `execute` and `outcome` for the features that answer.
 */
export const createRuns = (options: RunsOptions): Runs => {
  const { isSoleProcess, timing = RUN_TIMING, ...given } = options;
  const watched = { ...given, timing, signals: createRunSignals() };
  const parts = { ...watched, eventReaders: createRunEventReaders(watched), working: new Map() };
  const engine = createEngine(parts, isSoleProcess);
  return {
    begin: engine.begin,
    execute: engine.execute,
    outcome: engine.outcome,
    handlers: handlersOf(parts),
    routes: streamRoute(parts),
    work: engine,
  };
};
