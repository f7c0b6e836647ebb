import type { Database } from "../../database/index.ts";
import type { Log } from "../../http/index.ts";
import type { RunEventReaders } from "./run-event-reader.ts";
import type { RunSignals } from "./run-signals.ts";
import type { RunTiming } from "./run-timing.ts";

/** What every use case of runs needs. */
export interface RunsParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly timing: RunTiming;
  readonly signals: RunSignals;
  readonly eventReaders: RunEventReaders;
  /** The attempts that this process works on, by run. */
  readonly working: Map<string, AbortController>;
}
