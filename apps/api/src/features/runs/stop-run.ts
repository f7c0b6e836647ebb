import { accountOf, lockPayer } from "../zaps/index.ts";
import { endLockedWithError, stoppedBy } from "./end-run.ts";
import { findOwnRun } from "./follow-run.ts";
import { lockRunning } from "./queries.ts";
import type { RunsParts } from "./run-parts.ts";

/** Whether a run was stopped, and whether it costs its zaps all the same. */
export interface StopResult {
  readonly stopped: boolean;
  readonly charged: boolean;
}

/**
 * Stops a run for its owner: it is ended at once, and refunded unless its text had begun, which he has
 * read then. Its work is told: here directly, in another process by its next heartbeat.
 *
 * @returns not stopped when the run had already ended
 * @throws AppError RUN_NOT_FOUND
 */
export const stopRun = async (
  parts: RunsParts,
  owner: { readonly userId: string; readonly requestId: string },
): Promise<StopResult> => {
  const { id: runId, attempt } = await findOwnRun(parts, owner);
  const payer = accountOf(owner.userId);
  const failure = await parts.database.transaction(async (tx) => {
    await lockPayer(tx, payer);
    const run = await lockRunning(tx, { runId, attempt });
    if (run === undefined) return undefined;
    const ended = await stoppedBy(tx, run);
    await endLockedWithError(tx, run, ended, parts.now());
    return ended;
  });
  if (failure === undefined) return { stopped: false, charged: false };
  parts.signals.wake(runId);
  parts.working.get(runId)?.abort(failure);
  return { stopped: true, charged: failure.code === "RUN_STOPPED_CHARGED" };
};
