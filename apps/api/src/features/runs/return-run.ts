import type { Transaction } from "../../database/index.ts";
import { payerOf, returnZaps } from "../zaps/index.ts";
import { readRun, updateRun } from "./queries.ts";

/**
 * Gives back what a finished run was charged: its answer could not be shown where it was asked for. The
 * run and its answer stay. Once.
 *
 * @returns whether it was given back now
 */
export const returnRun = async (tx: Transaction, runId: string, now: Date): Promise<boolean> => {
  const run = await readRun(tx, runId);
  if (run?.status !== "done") return false;
  const { attempt } = run;
  const isReturned = await returnZaps(tx, { payer: payerOf(run), runId, attempt }, now);
  if (isReturned) await updateRun(tx, runId, { zapsCharged: 0 });
  return isReturned;
};
