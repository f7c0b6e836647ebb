import { RUN_STEPS, type RunStep } from "@spellwright/contract";
import { AppError, describeError } from "../../http/index.ts";
import { type RunFacts, timedChannels, traceWork } from "../../observability/index.ts";
import { endWithError, endWithResult } from "./end-run.ts";
import { failureOf } from "./failure.ts";
import { createLookUps } from "./look-ups.ts";
import type { StartedRun } from "./open-run.ts";
import { createPartialAnswerWriter } from "./partial-answer-writer.ts";
import { appendEvent, renewHeartbeat } from "./queries.ts";
import { logCards } from "./question-log-queries.ts";
import type { RunsParts } from "./run-parts.ts";
import type { RunPlan, RunReference } from "./run-plan.ts";

/** Rejects as soon as the signal ends, even when the work does not listen to it. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });

/** The attempt ended elsewhere: stopped from another process, reaped, or its discussion deleted. */
const endedElsewhere = () => new AppError("RUN_STOPPED");

/** Stores steps in order and leaves out those that would go back. */
const stepper = (parts: RunsParts, reference: RunReference, controller: AbortController) => {
  let reached = -1;
  return async (step: RunStep): Promise<void> => {
    const position = RUN_STEPS.indexOf(step);
    if (position <= reached || controller.signal.aborted) return;
    reached = position;
    const isAlive = await appendEvent(parts.database, reference, { type: "progress", step });
    if (isAlive) parts.signals.wake(reference.runId);
    else controller.abort(endedElsewhere());
  };
};

const startBeating = (parts: RunsParts, reference: RunReference, controller: AbortController) => {
  const sign = async () => {
    const isAlive = await renewHeartbeat(parts.database, reference);
    if (!isAlive) controller.abort(endedElsewhere());
  };
  return setInterval(() => {
    sign().catch((error: unknown) => {
      parts.log.warn(
        { error: describeError(error), runId: reference.runId },
        "a heartbeat was not stored",
      );
    });
  }, parts.timing.beatMs);
};

/**
 * Works on an attempt until it ends, whoever is listening. The work is awaited outside any transaction;
 * how it ended is stored in one. When even that fails (database away), the heartbeat has stopped and
 * the reaper refunds it later.
 */
export const workRun = <Prepared, Result, Answer>(
  parts: RunsParts,
  plan: RunPlan<Prepared, Result, Answer>,
  started: StartedRun<Prepared>,
  controller: AbortController,
): Promise<void> => {
  const facts: RunFacts = { kind: plan.kind };
  return traceWork(timedChannels.run, facts, async () => {
    facts.code = await workUntilEnd(parts, plan, started, controller);
  }).catch((error: unknown) => {
    // The account was deleted with its runs and its zaps: nothing is left to store or to refund.
    if (error instanceof AppError && error.code === "SESSION_EXPIRED") return;
    const { runId } = started.reference;
    parts.log.error({ error: describeError(error), runId }, "the end of a run was not stored");
  });
};

/** @returns the code that it ended with. Undefined: an answer */
const workUntilEnd = async <Prepared, Result, Answer>(
  parts: RunsParts,
  plan: RunPlan<Prepared, Result, Answer>,
  { reference, prepared }: StartedRun<Prepared>,
  controller: AbortController,
): Promise<string | undefined> => {
  const { database, now, log, timing } = parts;
  const { signal } = controller;
  const heart = startBeating(parts, reference, controller);
  const limit = setTimeout(() => controller.abort(new AppError("TIMEOUT")), timing.timeoutMs);
  const writer = createPartialAnswerWriter(parts, reference);
  const lookUps = createLookUps(parts, reference);
  try {
    const step = stepper(parts, reference, controller);
    const foundCards = (names: readonly string[]) => logCards(database, reference.runId, names);
    const tells = { step, foundCards, write: writer.write, lookUp: lookUps.tell };
    const work = plan.work(prepared, { signal, ...tells });
    const result = await untilAborted(work, signal);
    await Promise.all([writer.close(), lookUps.close()]);
    await database.transaction((tx) =>
      endWithResult(tx, reference, { plan, prepared, result }, now()),
    );
    return undefined;
  } catch (error) {
    const failure = failureOf(signal.aborted ? signal.reason : error);
    if (failure.cause !== undefined) {
      log.error(
        { error: describeError(failure.cause), runId: reference.runId },
        "an answer failed",
      );
    }
    await database.transaction((tx) => endWithError(tx, reference, failure, now()));
    return failure.code;
  } finally {
    clearTimeout(limit);
    clearInterval(heart);
    await Promise.all([writer.close(), lookUps.close()]);
    parts.signals.wake(reference.runId);
  }
};
