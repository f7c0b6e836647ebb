import { AppError, describeError } from "../../http/index.ts";
import { awaitRun } from "./await-run.ts";
import { messageId } from "./message-id.ts";
import { openRun, type StartedRun } from "./open-run.ts";
import { reapRuns } from "./reap-runs.ts";
import type { RunsParts } from "./run-parts.ts";
import type { RunPlan } from "./run-plan.ts";
import { workRun } from "./work-run.ts";

/** A run that works, or has ended already. */
export interface BegunRun {
  readonly runId: string;
  /** The caller's, or made for a caller that sent none. */
  readonly requestId: string;
}

/** Runs metered calls durably (docs/architecture.md, “How an answer runs”). */
export interface RunEngine {
  /**
   * Opens the run of a request durably and begins its work, whoever waits. Joins the run of a known one.
   *
   * @throws AppError why it was not opened
   */
  begin<Prepared, Result, Answer>(plan: RunPlan<Prepared, Result, Answer>): Promise<BegunRun>;
  /**
   * Answers a request once, whatever the number of times it is sent, and charges it once.
   *
   * @throws AppError
   */
  execute<Prepared, Result, Answer>(plan: RunPlan<Prepared, Result, Answer>): Promise<Answer>;
  /**
   * Waits for the end of a run that the caller has a right to.
   *
   * @returns the stored answer
   * @throws AppError what it ended with
   */
  outcome(runId: string): Promise<unknown>;
  /** Reaps what earlier processes left, now and from then on (`RunTiming`). */
  start(): Promise<void>;
  /** Interrupts and refunds what this process works on, and what it is asked for from then on. */
  stop(): Promise<void>;
}

export const createEngine = (
  parts: RunsParts,
  /** No other process can hold a run: all that run at the start are dead, however young. */
  isSoleProcess: boolean,
): RunEngine => {
  const { log, timing, working } = parts;
  /** Runs that are opened or worked on. */
  const pending = new Set<Promise<unknown>>();
  let reaper: NodeJS.Timeout | undefined;
  let isEnding = false;

  const pendingUntilDone = <Done>(work: Promise<Done>): Promise<Done> => {
    const done = work.finally(() => pending.delete(done));
    pending.add(done);
    return done;
  };

  const work = <Prepared, Result, Answer>(
    plan: RunPlan<Prepared, Result, Answer>,
    started: StartedRun<Prepared>,
  ) => {
    const { runId } = started.reference;
    const controller = new AbortController();
    working.set(runId, controller);
    if (isEnding) controller.abort(new AppError("RUN_INTERRUPTED"));
    const worked = workRun(parts, plan, started, controller).finally(() => {
      if (working.get(runId) === controller) working.delete(runId);
    });
    void pendingUntilDone(worked);
  };

  const open = async <Prepared, Result, Answer>(
    plan: RunPlan<Prepared, Result, Answer>,
    requestId: string,
  ) => {
    const opened = await parts.database.transaction((tx) =>
      openRun(tx, plan, requestId, parts.now()),
    );
    if (opened.kind === "started") work(plan, opened);
    return { runId: opened.reference.runId, requestId };
  };

  const begin = <Prepared, Result, Answer>(plan: RunPlan<Prepared, Result, Answer>) =>
    pendingUntilDone(open(plan, plan.requestId ?? messageId()));

  const reap = () =>
    reapRuns(parts, timing.staleMs).catch((error: unknown) =>
      log.error({ error: describeError(error) }, "interrupted runs were not reaped"),
    );

  return {
    begin,
    async execute(plan) {
      const { runId } = await begin(plan);
      return plan.readAnswer(await awaitRun(parts, runId));
    },
    outcome: (runId) => awaitRun(parts, runId),
    async start() {
      isEnding = false;
      await reapRuns(parts, isSoleProcess ? 0 : timing.staleMs);
      reaper = setInterval(() => void reap(), timing.reapMs);
    },
    async stop() {
      clearInterval(reaper);
      isEnding = true;
      for (const controller of working.values()) controller.abort(new AppError("RUN_INTERRUPTED"));
      // What is being opened has work of its own once it is open.
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
};
