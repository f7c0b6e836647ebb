import { AppError } from "../../http/index.ts";
import { endWithError } from "./end-run.ts";
import { findOwnRun } from "./follow-run.ts";
import type { RunsParts } from "./run-parts.ts";

/**
 * Stops a run for its owner: it is ended and refunded at once, and its work is told: here directly, in
 * another process by its next heartbeat.
 *
 * @returns false when the run had already ended.
 * @throws AppError RUN_NOT_FOUND
 */
export const stopRun = async (
  parts: RunsParts,
  owner: { readonly userId: string; readonly requestId: string },
): Promise<boolean> => {
  const { id: runId, attempt } = await findOwnRun(parts, owner);
  const reference = { userId: owner.userId, runId, attempt };
  const failure = new AppError("RUN_STOPPED");
  const isStopped = await parts.database.transaction((tx) =>
    endWithError(tx, reference, failure, parts.now()),
  );
  if (isStopped) {
    parts.wakeups.wake(runId);
    parts.working.get(runId)?.abort(failure);
  }
  return isStopped;
};
