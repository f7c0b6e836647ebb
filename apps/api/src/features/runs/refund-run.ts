import type { Transaction } from "../../database/index.ts";
import { accountOf, lockPayer, payerOf, refundWrongZaps, refundZaps } from "../zaps/index.ts";
import { type AnsweredRun, findAnsweredRun, readRun, updateRun } from "./queries.ts";

/**
 * Gives back what a finished run was charged: its answer could not be shown where it was asked for. The
 * run and its answer stay. Once.
 *
 * @returns whether it was given back now
 */
export const refundRun = async (tx: Transaction, runId: string, now: Date): Promise<boolean> => {
  const run = await readRun(tx, runId);
  if (run?.status !== "done") return false;
  const { attempt } = run;
  const isReturned = await refundZaps(tx, { payer: payerOf(run), runId, attempt }, "return", now);
  if (isReturned) await updateRun(tx, runId, { zapsCharged: 0 });
  return isReturned;
};

/**
 * Gives back what a person was charged for an answer that they call wrong, as often a month as
 * `refundWrongZaps` allows. The answer stays. Once.
 *
 * @returns whether it was given back now
 */
export const refundWrongRun = async (
  tx: Transaction,
  answered: AnsweredRun,
  now: Date,
): Promise<boolean> => {
  const { userId } = answered;
  await lockPayer(tx, accountOf(userId));
  const run = await findAnsweredRun(tx, answered);
  if (run === undefined || run.zapsCharged === 0) return false;
  const { id: runId, attempt } = run;
  const isReturned = await refundWrongZaps(tx, { userId, runId, attempt }, now);
  if (isReturned) await updateRun(tx, run.id, { zapsCharged: 0 });
  return isReturned;
};
