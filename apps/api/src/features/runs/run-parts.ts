import type { Database } from "../../database/index.ts";
import type { Log } from "../../http/index.ts";
import type { RunPumps } from "./run-pump.ts";
import type { Wakeups } from "./wakeups.ts";

export interface RunTiming {
  /** Longest work of an answer (spec 1 §9). */
  readonly timeoutMs: number;
  readonly beatMs: number;
  /** Between two stored texts of an answer that forms. */
  readonly writeMs: number;
  /** Without a heartbeat for so long a run is dead: several beats, so that a busy process lives. */
  readonly staleMs: number;
  readonly reapMs: number;
  /** How often those who wait look at the database for what other processes did. */
  readonly pollMs: number;
  /** Comments between the events of a stream, so that proxies keep a quiet one open. */
  readonly commentMs: number;
}

export const RUN_TIMING: RunTiming = {
  timeoutMs: 180_000,
  beatMs: 2_000,
  writeMs: 400,
  staleMs: 10_000,
  reapMs: 3_000,
  pollMs: 500,
  commentMs: 15_000,
};

/** What every use case of runs needs. */
export interface RunsParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly timing: RunTiming;
  readonly wakeups: Wakeups;
  readonly pumps: RunPumps;
  /** The attempts that this process works on, by run. */
  readonly working: Map<string, AbortController>;
}
