import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { lockPayer, reserveZaps } from "../zaps/index.ts";
import { bodyHash, isSameRequest } from "./body-hash.ts";
import {
  findRun,
  insertRun,
  type RunRow,
  restartRun,
  supersedeEvents,
  updateRun,
} from "./queries.ts";
import { openLog } from "./question-log-queries.ts";
import type { RunOpening, RunPlan, RunReference } from "./run-plan.ts";

export interface StartedRun<Prepared> {
  readonly kind: "started";
  readonly reference: RunReference;
  readonly prepared: Prepared;
}

/** Started by this request, or known from an earlier one. */
export type OpenedRun<Prepared> =
  | StartedRun<Prepared>
  | { readonly kind: "known"; readonly reference: RunReference };

/**
 * Opens the run of a request in one transaction: question, log row, reservation and run row come
 * together or not at all. A request that is known and runs or is done is joined instead. One that
 * failed, was stopped or interrupted is tried again with its stored question.
 *
 * The lock on the payer makes repeats of a request wait for each other.
 *
 * @throws AppError REQUEST_ID_CONFLICT, the refusals of `reserveZaps`, and those of `plan.prepare`
 */
export const openRun = async <Prepared, Result, Answer>(
  tx: Transaction,
  plan: RunPlan<Prepared, Result, Answer>,
  requestId: string,
  now: Date,
): Promise<OpenedRun<Prepared>> => {
  const { payer } = plan;
  await lockPayer(tx, payer);
  const known = await findRun(tx, payer, requestId);
  if (known !== undefined) {
    if (!isSameRequest(plan.body, known)) throw new AppError("REQUEST_ID_CONFLICT");
    if (known.status === "running" || known.status === "done") {
      return { kind: "known", reference: { payer, runId: known.id, attempt: known.attempt } };
    }
  }
  const run = { payer, runId: known?.id ?? randomUUID(), attempt: (known?.attempt ?? 0) + 1 };
  const opening = { status: "running", zaps: plan.zaps, startedAt: now } as const;
  if (known === undefined) {
    const row = { ...payer, id: run.runId, requestId, kind: plan.kind };
    await insertRun(tx, { ...opening, ...row, bodyHash: bodyHash(plan.body) });
  } else {
    await supersedeEvents(tx, run.runId);
    await restartRun(tx, run.runId, { ...opening, attempt: run.attempt });
  }
  const previous = previousOf(known);
  const question = await plan.prepare(tx, { runId: run.runId, requestId, now, previous });
  if (plan.zaps > 0)
    await reserveZaps(tx, run, { zaps: plan.zaps, asksModel: plan.undecided?.asksModel }, now);
  if (question.discussionId !== null) {
    const { discussionId, questionMessageId, log } = question;
    await updateRun(tx, run.runId, { discussionId, questionMessageId });
    // Servers have no discussions.
    if (payer.userId !== null)
      await openLog(tx, { ...run, userId: payer.userId }, discussionId, log);
  }
  const { prepared } = question;
  return { kind: "started", reference: run, prepared };
};

const previousOf = (known: RunRow | undefined): RunOpening["previous"] => {
  if (!known?.discussionId || !known.questionMessageId) return null;
  return { discussionId: known.discussionId, questionMessageId: known.questionMessageId };
};
