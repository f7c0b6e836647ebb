import { AppError, describeError } from "../../http/index.ts";
import { awaitRun } from "./await-run.ts";
import { messageId } from "./message-id.ts";
import { openRun, type StartedRun } from "./open-run.ts";
import { reapRuns } from "./reap-runs.ts";
import type { RunsParts } from "./run-parts.ts";
import type { RunPlan } from "./run-plan.ts";
import { workRun } from "./work-run.ts";

/** Runs metered calls durably (architecture §2). */
export interface RunEngine {
  /**
   * Answers a request once, whatever the number of times it is sent, and charges it once.
   *
   * @throws AppError
   */
  execute<Prepared, Result, Answer>(plan: RunPlan<Prepared, Result, Answer>): Promise<Answer>;
  /** Reaps what earlier processes left, now and from then on (`RunTiming`). */
  start(): Promise<void>;
  /** Interrupts and refunds what this process works on. */
  stop(): Promise<void>;
}

export const createEngine = (
  parts: RunsParts,
  /** No other process can hold a run: all that run at the start are dead, however young. */
  isSoleProcess: boolean,
): RunEngine => {
  const { log, timing, working } = parts;
  const pending = new Set<Promise<void>>();
  let reaper: NodeJS.Timeout | undefined;

  const begin = <Prepared, Result, Answer>(
    plan: RunPlan<Prepared, Result, Answer>,
    started: StartedRun<Prepared>,
  ) => {
    const { runId } = started.reference;
    const controller = new AbortController();
    working.set(runId, controller);
    const work = workRun(parts, plan, started, controller)
      .catch((error: unknown) => {
        // The account was deleted with its runs and its zaps: nothing is left to store or to refund.
        if (error instanceof AppError && error.code === "SESSION_EXPIRED") return;
        log.error({ error: describeError(error), runId }, "the end of a run was not stored");
      })
      .finally(() => {
        pending.delete(work);
        if (working.get(runId) === controller) working.delete(runId);
      });
    pending.add(work);
  };

  const reap = async () => {
    try {
      await reapRuns(parts, timing.staleMs);
    } catch (error) {
      log.error({ error: describeError(error) }, "interrupted runs were not reaped");
    }
  };

  return {
    async execute(plan) {
      const requestId = plan.requestId ?? messageId();
      const opened = await parts.database.transaction((tx) =>
        openRun(tx, plan, requestId, parts.now()),
      );
      if (opened.kind === "started") begin(plan, opened);
      const { userId } = plan;
      return plan.readAnswer(
        await awaitRun(parts, { userId, requestId, runId: opened.reference.runId }),
      );
    },
    async start() {
      await reapRuns(parts, isSoleProcess ? 0 : timing.staleMs);
      reaper = setInterval(() => void reap(), timing.reapMs);
    },
    async stop() {
      clearInterval(reaper);
      for (const controller of working.values()) controller.abort(new AppError("RUN_INTERRUPTED"));
      await Promise.all(pending);
    },
  };
};
