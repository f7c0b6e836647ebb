import { AppError } from "../../http/index.ts";
import { countedChannels } from "../../observability/index.ts";
import { lockPayer } from "../zaps/index.ts";
import { endLockedWithError } from "./end-run.ts";
import { isStillStale, lockRunning, staleRuns } from "./queries.ts";
import type { RunsParts } from "./run-parts.ts";
import type { RunReference } from "./run-plan.ts";

const interrupt = (parts: RunsParts, reference: RunReference, staleMs: number): Promise<boolean> =>
  parts.database.transaction(async (tx) => {
    await lockPayer(tx, reference.payer);
    if (!(await isStillStale(tx, reference, staleMs))) return false;
    const run = await lockRunning(tx, reference);
    if (run === undefined) return false;
    await endLockedWithError(tx, run, new AppError("RUN_INTERRUPTED"), parts.now());
    return true;
  });

/**
 * Ends the runs whose process died: they are marked interrupted and refunded, the question stays
 * (docs/architecture.md, “How an answer runs”). Safe in several processes at once.
 *
 * @param staleMs age of the last heartbeat from which a run counts as dead.
 * @returns how many were ended.
 */
export const reapRuns = async (parts: RunsParts, staleMs: number): Promise<number> => {
  let reaped = 0;
  for (const reference of await staleRuns(parts.database, staleMs)) {
    // What this process works on is not dead, however long its heartbeats did not come through.
    if (parts.working.has(reference.runId)) continue;
    if (!(await interrupt(parts, reference, staleMs))) continue;
    reaped += 1;
    parts.signals.wake(reference.runId);
  }
  if (reaped > 0) countedChannels.runsReaped.tell({ count: reaped });
  return reaped;
};
