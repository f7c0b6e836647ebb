import { AppError } from "../../http/index.ts";
import { storedFailure } from "./failure.ts";
import { readRun } from "./queries.ts";
import type { RunsParts } from "./run-parts.ts";

/**
 * Waits for a run to end, in whichever process it works.
 *
 * @returns the stored answer.
 * @throws AppError what the run ended with; PGRST116 when its discussion was deleted meanwhile.
 */
export const awaitRun = async (
  { database, signals, timing }: RunsParts,
  runId: string,
): Promise<unknown> => {
  const watch = signals.watch(runId);
  try {
    for (;;) {
      const run = await readRun(database, runId);
      if (run === undefined) throw new AppError("PGRST116");
      if (run.status === "done") return run.answer;
      if (run.status !== "running") throw storedFailure(run);
      await watch.change(timing.pollMs);
    }
  } finally {
    watch.close();
  }
};
