import type { Transaction } from "../../database/index.ts";
import { returnZaps } from "../zaps/index.ts";
import { findRun } from "./queries.ts";

/**
 * Gives back what a finished run was charged: its answer could not be shown where it was asked for. The
 * run and its answer stay. Once.
 *
 * @returns whether it was given back now
 */
export const returnRun = async (
  tx: Transaction,
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
  now: Date,
): Promise<boolean> => {
  const run = await findRun(tx, userId, requestId);
  if (run?.status !== "done") return false;
  return returnZaps(tx, { userId, runId: run.id, attempt: run.attempt }, now);
};
