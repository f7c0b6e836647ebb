import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { lockZaps, reserveZaps } from "../zaps/index.ts";
import { bodyHash, isSameRequest } from "./body-hash.ts";
import { findRun, insertRun, type RunRow, restartRun, supersedeEvents } from "./queries.ts";
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
 * together or not at all. A request that is known and runs or is done is joined instead; one that
 * failed, was stopped or interrupted is tried again with its stored question.
 *
 * The lock on the person's zaps makes repeats of a request wait for each other.
 *
 * @throws AppError REQUEST_ID_CONFLICT, the refusals of `reserveZaps`, and those of `plan.prepare`
 */
export const openRun = async <Prepared, Result, Answer>(
  tx: Transaction,
  plan: RunPlan<Prepared, Result, Answer>,
  requestId: string,
  now: Date,
): Promise<OpenedRun<Prepared>> => {
  const { userId } = plan;
  await lockZaps(tx, userId);
  const known = await findRun(tx, userId, requestId);
  if (known !== undefined) {
    if (!isSameRequest(plan.body, known)) throw new AppError("REQUEST_ID_CONFLICT");
    if (known.status === "running" || known.status === "done") {
      return { kind: "known", reference: { userId, runId: known.id, attempt: known.attempt } };
    }
  }
  const run = { userId, runId: known?.id ?? randomUUID(), attempt: (known?.attempt ?? 0) + 1 };
  const { prepared, discussionId, questionMessageId, log } = await plan.prepare(tx, {
    requestId,
    now,
    previous: previousOf(known),
  });
  if (plan.zaps > 0) await reserveZaps(tx, run, plan.zaps, now);
  const opening = { status: "running", zaps: plan.zaps, startedAt: now } as const;
  if (known === undefined) {
    await insertRun(tx, {
      ...opening,
      id: run.runId,
      userId,
      requestId,
      kind: plan.kind,
      bodyHash: bodyHash(plan.body),
      discussionId,
      questionMessageId,
    });
  } else {
    await supersedeEvents(tx, run.runId);
    await restartRun(tx, run.runId, { ...opening, attempt: run.attempt });
  }
  await openLog(tx, run, discussionId, log);
  return { kind: "started", reference: run, prepared };
};

const previousOf = (known: RunRow | undefined): RunOpening["previous"] => {
  if (!known?.discussionId || !known.questionMessageId) return null;
  return { discussionId: known.discussionId, questionMessageId: known.questionMessageId };
};
