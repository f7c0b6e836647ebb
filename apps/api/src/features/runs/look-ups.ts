import type { LookedUp } from "@spellwright/contract";
import { describeError } from "../../http/index.ts";
import { appendEvent } from "./queries.ts";
import type { RunsParts } from "./run-parts.ts";
import type { RunReference } from "./run-plan.ts";

export interface LookUps {
  tell(looked: LookedUp): void;
  /** Waits until what was told is stored. */
  close(): Promise<void>;
}

/** Stores what a model looks up, in its order, for those who follow its run. */
export const createLookUps = (
  { database, signals, log }: Pick<RunsParts, "database" | "signals" | "log">,
  { runId, ...attempt }: RunReference,
): LookUps => {
  let storing: Promise<void> = Promise.resolve();
  const store = async (looked: LookedUp): Promise<void> => {
    const reference = { runId, ...attempt };
    const isAlive = await appendEvent(database, reference, { type: "looking_up", ...looked });
    if (isAlive) signals.wake(runId);
  };
  return {
    tell(looked) {
      storing = storing
        .then(() => store(looked))
        .catch((error: unknown) => {
          // The answer itself is not in danger.
          log.warn({ error: describeError(error), runId }, "a look-up was not stored");
        });
    },
    close: () => storing,
  };
};
