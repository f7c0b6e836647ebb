import type { Strength } from "@spellwright/contract";
import { eq, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../database/index.ts";
import type { AnswerLog, LoggedQuestion, RunReference } from "./run-plan.ts";

const { questionLogs } = schema;

/** Writes the log row of a question (ORA-16). One row a question, whatever the number of attempts. */
export const openLog = async (
  tx: Transaction,
  { userId, runId, attempt }: Omit<RunReference, "payer"> & { readonly userId: string },
  discussionId: string,
  question: LoggedQuestion,
): Promise<void> => {
  if (attempt > 1) {
    await completeLog(tx, runId, { isSuccess: null, responseTimeMs: null, strength: null });
    return;
  }
  await tx.insert(questionLogs).values({
    userId,
    runId,
    discussionId,
    questionType: question.type,
    questionText: question.text,
    questionLength: question.text.length,
    cardsMentioned: [...question.cards],
    reasoningEffort: question.effort,
    metadata: { has_context: question.hasContext, cards_count: question.cards.length },
  });
};

/** Puts the cards that were found in the place of those that the page named. */
export const logCards = async (
  db: Database,
  runId: string,
  names: readonly string[],
): Promise<void> => {
  const count = sql`jsonb_set(${questionLogs.metadata}, '{cards_count}', ${names.length}::text::jsonb)`;
  await db
    .update(questionLogs)
    .set({ cardsMentioned: [...names], metadata: count })
    .where(eq(questionLogs.runId, runId));
};

export interface LoggedOutcome {
  /** Null while an answer is awaited. */
  readonly isSuccess: boolean | null;
  readonly responseTimeMs: number | null;
  /** Null while an answer is awaited. */
  readonly strength: Strength | null;
  readonly confidence?: number;
  /** Code of the catalogue. */
  readonly errorCode?: string;
  readonly answer?: AnswerLog;
}

/** Completes the log row with how the question ended. */
export const completeLog = async (
  tx: Transaction,
  runId: string,
  outcome: LoggedOutcome,
): Promise<void> => {
  await tx
    .update(questionLogs)
    .set({
      responseSuccess: outcome.isSuccess,
      responseTimeMs: outcome.responseTimeMs,
      strength: outcome.strength,
      confidence: outcome.confidence ?? null,
      errorMessage: outcome.errorCode ?? null,
      ...(outcome.answer === undefined
        ? {}
        : { metadata: sql`${questionLogs.metadata} || ${JSON.stringify(outcome.answer)}::jsonb` }),
    })
    .where(eq(questionLogs.runId, runId));
};
