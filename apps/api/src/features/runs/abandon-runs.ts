import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { endLockedWithError, endWithError, stoppedBy } from "./end-run.ts";
import {
  deleteRuns,
  deleteServerRuns,
  lockRunningOf,
  lockRunningQuestions,
  runningServerRuns,
  type ServerRuns,
} from "./queries.ts";

/**
 * Ends what runs in discussions that are about to be deleted: their rows go with them, and without
 * them nothing would give the zaps back. Their work ends at its next heartbeat.
 *
 * @param tx holds the lock on the owner's zaps.
 */
export const abandonRuns = async (
  tx: Transaction,
  discussionIds: readonly string[],
  now: Date,
): Promise<void> => {
  for (const run of await lockRunningOf(tx, discussionIds)) {
    await endLockedWithError(tx, run, await stoppedBy(tx, run), now);
  }
};

/**
 * The same for questions that are about to be deleted: what runs for them is ended. Their runs go
 * with them, so that a repeat of the request asks anew instead of answering a question that is gone.
 *
 * @param tx holds the lock on the owner's zaps.
 */
export const deleteRunsOfQuestions = async (
  tx: Transaction,
  discussionId: string,
  questionIds: readonly string[],
  now: Date,
): Promise<void> => {
  for (const run of await lockRunningQuestions(tx, discussionId, questionIds)) {
    await endLockedWithError(tx, run, await stoppedBy(tx, run), now);
  }
  await deleteRuns(tx, discussionId, questionIds);
};

/**
 * Deletes what runs of servers answered, and gives back what is under way: its question goes, or its server.
 * Runs that an account paid for are its own, and stay.
 */
export const deleteRunsOfServers = async (
  tx: Transaction,
  of: ServerRuns,
  now: Date,
): Promise<void> => {
  for (const reference of await runningServerRuns(tx, of))
    await endWithError(tx, reference, new AppError("RUN_STOPPED"), now);
  await deleteServerRuns(tx, of);
};
