import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../database/index.ts";
import type { RunOpening } from "../../runs/index.ts";
import { type AskedQuestion, findByKey, findRepeated, upsertQuestion } from "./question-queries.ts";
import type { NewQuestion } from "./read-question.ts";

/** Who sends the same again within this time sent it twice by mistake, in ms. */
const REPEATED_MS = 60_000;

/** A question that has its answer, or is getting it, from another run. */
export class AskedAlready extends Error {
  constructor(
    readonly question: AskedQuestion,
    /** Whether its asker has just sent the same in another message. */
    readonly isRepeated: boolean,
  ) {
    super("this question is asked already");
  }
}

/** Whether a question is answered, or will be. */
export const isRunningOrAnswered = (
  question: AskedQuestion | undefined,
): question is AskedQuestion =>
  question?.run?.status === "running" || question?.run?.status === "done";

/**
 * Stores a question with its run, once a key. One that failed is tried again (BOT-07).
 *
 * @throws AskedAlready
 */
export const storeQuestion =
  (question: NewQuestion) =>
  async (tx: Transaction, { runId, now }: RunOpening): Promise<void> => {
    const known = await findByKey(tx, question.key);
    if (isRunningOrAnswered(known) && known.runId !== runId) throw new AskedAlready(known, false);
    const since = new Date(now.getTime() - REPEATED_MS);
    const repeated = await findRepeated(tx, question, since);
    if (repeated !== undefined) throw new AskedAlready(repeated, true);
    await upsertQuestion(tx, { ...question, id: known?.id ?? randomUUID(), runId, createdAt: now });
  };
