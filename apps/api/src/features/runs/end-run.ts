import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { countUndecidedRun, lockPayer, payerOf, settleZaps } from "../zaps/index.ts";
import { appendEvent, hasWritten, lockRunning, type RunRow, updateRun } from "./queries.ts";
import { completeLog } from "./question-log-queries.ts";
import type { RunPlan, RunReference } from "./run-plan.ts";

const durationOf = (run: RunRow, now: Date): number =>
  Math.max(0, now.getTime() - run.startedAt.getTime());

const referenceOf = (run: RunRow): RunReference => ({
  payer: payerOf(run),
  runId: run.id,
  attempt: run.attempt,
});

/**
 * Ends an attempt with its result in one transaction: answer, charge or refund, event, log.
 *
 * @returns false when the attempt runs no more. Nothing is written then.
 */
export const endWithResult = async <Prepared, Result, Answer>(
  tx: Transaction,
  reference: RunReference,
  {
    plan,
    prepared,
    result,
  }: { plan: RunPlan<Prepared, Result, Answer>; prepared: Prepared; result: Result },
  now: Date,
): Promise<boolean> => {
  await lockPayer(tx, reference.payer);
  const run = await lockRunning(tx, reference);
  if (run === undefined) return false;
  const durationMs = durationOf(run, now);
  const zapsCharged = plan.isCharged(result) ? run.zaps : 0;
  await settleZaps(tx, reference, zapsCharged > 0 ? "commit" : "refund", now);
  if (run.zaps > 0 && zapsCharged === 0 && plan.undecided?.is(result)) {
    const { asksModel } = plan.undecided;
    await countUndecidedRun(tx, reference.payer, { askedAt: run.startedAt, asksModel, now });
  }
  const ending = { zapsCharged, durationMs, now };
  const finished = await plan.finish(tx, prepared, result, ending);
  await appendEvent(tx, reference, { type: "answer" });
  await updateRun(tx, run.id, {
    status: "done",
    zapsCharged,
    answer: finished.answer,
    answerMessageId: finished.answerMessageId,
    endedAt: now,
  });
  await completeLog(tx, run.id, {
    isSuccess: true,
    responseTimeMs: durationMs,
    confidence: finished.confidence,
    strength: finished.strength,
    ...(finished.logged === undefined ? {} : { answer: finished.logged }),
  });
  return true;
};

const statusOf = (failure: AppError): "stopped" | "interrupted" | "failed" => {
  if (failure.code === "RUN_STOPPED" || failure.code === "RUN_STOPPED_CHARGED") return "stopped";
  return failure.code === "RUN_INTERRUPTED" ? "interrupted" : "failed";
};

/** How a run ends that its owner no longer wants: what he has begun to read is not given back. */
export const stoppedBy = async (tx: Transaction, run: Pick<RunRow, "id">): Promise<AppError> =>
  new AppError((await hasWritten(tx, run.id)) ? "RUN_STOPPED_CHARGED" : "RUN_STOPPED");

/**
 * Ends an attempt without an answer: refund (but for what was stopped after its text began), event, log.
 * The question stays.
 *
 * @param run locked by the caller, after the lock on its payer.
 */
export const endLockedWithError = async (
  tx: Transaction,
  run: RunRow,
  failure: AppError,
  now: Date,
): Promise<void> => {
  const { code, params } = failure;
  const status = statusOf(failure);
  const kind = code === "RUN_STOPPED_CHARGED" ? "commit" : "refund";
  await settleZaps(tx, referenceOf(run), kind, now);
  await appendEvent(tx, { runId: run.id, attempt: run.attempt }, { type: "error", code, params });
  await updateRun(tx, run.id, {
    status,
    zapsCharged: kind === "commit" ? run.zaps : 0,
    errorCode: code,
    errorParams: params,
    endedAt: now,
    stopRequestedAt: status === "stopped" ? now : null,
  });
  await completeLog(tx, run.id, {
    isSuccess: false,
    responseTimeMs: durationOf(run, now),
    errorCode: code,
    // What failed decided nothing (ADM-02).
    strength: "none",
  });
};

/**
 * As `endLockedWithError`, taking the locks first.
 *
 * @returns false when the attempt runs no more. Nothing is written then.
 */
export const endWithError = async (
  tx: Transaction,
  reference: RunReference,
  failure: AppError,
  now: Date,
): Promise<boolean> => {
  await lockPayer(tx, reference.payer);
  const run = await lockRunning(tx, reference);
  if (run === undefined) return false;
  await endLockedWithError(tx, run, failure, now);
  return true;
};
