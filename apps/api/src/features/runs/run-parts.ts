import type { Database } from "../../database/index.ts";
import type { Log } from "../../http/index.ts";
import type { RunPumps } from "./run-pump.ts";
import type { RunTiming } from "./run-timing.ts";
import type { Wakeups } from "./wakeups.ts";

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
