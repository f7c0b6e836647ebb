import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "../../http/index.ts";
import { appendEvent } from "./queries.ts";
import type { RunsParts } from "./run-parts.ts";
import type { PartialAnswer, RunReference } from "./run-plan.ts";

export interface PartialAnswerWriter {
  /** Keeps the newest text. One that comes before the last was stored replaces the one in between. */
  write(writing: PartialAnswer): void;
  /** Afterwards nothing more is stored. */
  close(): Promise<void>;
}

/** Stores how far an answer is written, now and then, for those who follow its run. */
export const createPartialAnswerWriter = (
  { database, signals, timing, log }: RunsParts,
  reference: RunReference,
): PartialAnswerWriter => {
  const closing = new AbortController();
  let newest: PartialAnswer | undefined;
  let storing: Promise<void> | undefined;

  const store = async (): Promise<void> => {
    while (newest !== undefined && !closing.signal.aborted) {
      const writing = newest;
      newest = undefined;
      const isAlive = await appendEvent(database, reference, { type: "writing", ...writing });
      if (!isAlive) return;
      signals.wake(reference.runId);
      await pause(timing.writeMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  };

  return {
    write(writing) {
      newest = writing;
      storing ??= store()
        .catch((error: unknown) => {
          // The answer itself is not in danger.
          log.warn(
            { error: describeError(error), runId: reference.runId },
            "a text was not stored",
          );
        })
        .finally(() => {
          storing = undefined;
        });
    },
    async close() {
      closing.abort();
      await storing;
    },
  };
};
