import { and, asc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type Database, schema, type Transaction } from "../../database/index.ts";
import { type Charge, type Payer, payerOf } from "../zaps/index.ts";
import type { StoredEvent } from "./stored-event.ts";

const { runs, runEvents } = schema;

type Attempt = Omit<Charge, "payer">;
export type RunRow = typeof runs.$inferSelect;
type NewRun = typeof runs.$inferInsert;

export const findRun = async (
  db: Database | Transaction,
  { userId, guildId }: Payer,
  requestId: string,
): Promise<RunRow | undefined> => {
  const isPayer = userId === null ? eq(runs.guildId, guildId) : eq(runs.userId, userId);
  const [row] = await db
    .select()
    .from(runs)
    .where(and(isPayer, eq(runs.requestId, requestId)));
  return row;
};

/** A run that the caller has a right to. */
export const readRun = async (
  db: Database | Transaction,
  runId: string,
): Promise<RunRow | undefined> => {
  const [row] = await db.select().from(runs).where(eq(runs.id, runId));
  return row;
};

/** An answer of a discussion that a person paid for. */
export interface AnsweredRun {
  readonly userId: string;
  readonly discussionId: string;
  readonly answerMessageId: string;
}

/** The run that gave an answer, where that person paid for it. */
export const findAnsweredRun = async (
  tx: Transaction,
  { userId, discussionId, answerMessageId }: AnsweredRun,
): Promise<RunRow | undefined> => {
  const [row] = await tx
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.discussionId, discussionId),
        eq(runs.userId, userId),
        eq(runs.answerMessageId, answerMessageId),
      ),
    );
  return row;
};

export const insertRun = (tx: Transaction, run: NewRun) => tx.insert(runs).values(run);

export const updateRun = (tx: Transaction, runId: string, change: PgUpdateSetSource<typeof runs>) =>
  tx.update(runs).set(change).where(eq(runs.id, runId));

/** How a new attempt leaves the columns of the last one. */
const FRESH = {
  errorCode: null,
  errorParams: {},
  stopRequestedAt: null,
  endedAt: null,
  heartbeatAt: sql`now()`,
};

/** Begins another attempt at a run that ended without an answer. */
export const restartRun = (
  tx: Transaction,
  runId: string,
  opening: Pick<NewRun, "status" | "zaps" | "startedAt" | "attempt">,
) => updateRun(tx, runId, { ...opening, ...FRESH });

const isRunning = ({ runId, attempt }: Attempt) =>
  and(eq(runs.id, runId), eq(runs.attempt, attempt), eq(runs.status, "running"));

const isStale = (staleMs: number) =>
  lt(runs.heartbeatAt, sql`now() - ${staleMs} * interval '1 millisecond'`);

/** Locks an attempt that still runs. Undefined when it ended, was replaced or deleted. */
export const lockRunning = async (
  tx: Transaction,
  reference: Attempt,
): Promise<RunRow | undefined> => {
  const [row] = await tx.select().from(runs).where(isRunning(reference)).for("update");
  return row;
};

/** Locks what runs in these discussions. */
export const lockRunningOf = (
  tx: Transaction,
  discussionIds: readonly string[],
): Promise<RunRow[]> =>
  tx
    .select()
    .from(runs)
    .where(and(inArray(runs.discussionId, [...discussionIds]), eq(runs.status, "running")))
    .for("update");

const askedBy = (discussionId: string, questionIds: readonly string[]) =>
  and(eq(runs.discussionId, discussionId), inArray(runs.questionMessageId, [...questionIds]));

/** Locks what runs for these questions of a discussion. */
export const lockRunningQuestions = (
  tx: Transaction,
  discussionId: string,
  questionIds: readonly string[],
): Promise<RunRow[]> =>
  tx
    .select()
    .from(runs)
    .where(and(askedBy(discussionId, questionIds), eq(runs.status, "running")))
    .for("update");

export const deleteRuns = (tx: Transaction, discussionId: string, questionIds: readonly string[]) =>
  tx.delete(runs).where(askedBy(discussionId, questionIds));

/** Says that the attempt is alive. False when it runs no more. The database's clock is the only one here. */
export const renewHeartbeat = async (db: Database, reference: Attempt): Promise<boolean> => {
  const alive = await db
    .update(runs)
    .set({ heartbeatAt: sql`now()` })
    .where(isRunning(reference))
    .returning({ id: runs.id });
  return alive.length > 0;
};

const runningWhere = async (db: Database | Transaction, condition?: SQL): Promise<Charge[]> => {
  const { userId, guildId, id: runId, attempt } = runs;
  const rows = await db
    .select({ userId, guildId, runId, attempt })
    .from(runs)
    .where(and(eq(runs.status, "running"), condition));
  return rows.map((row) => ({ payer: payerOf(row), runId: row.runId, attempt: row.attempt }));
};

/** Attempts whose process gave no sign of life for so long. */
export const staleRuns = (db: Database, staleMs: number): Promise<Charge[]> =>
  runningWhere(db, isStale(staleMs));

/** Runs that packs pay for: those of a server, or some by their ids. */
export type ServerRuns = { readonly guildId: string } | { readonly runIds: readonly string[] };

const isServerRun = (of: ServerRuns) =>
  "guildId" in of
    ? eq(runs.guildId, of.guildId)
    : and(isNotNull(runs.guildId), inArray(runs.id, [...of.runIds]));

export const runningServerRuns = (tx: Transaction, of: ServerRuns): Promise<Charge[]> =>
  runningWhere(tx, isServerRun(of));

export const deleteServerRuns = (tx: Transaction, of: ServerRuns) =>
  tx.delete(runs).where(isServerRun(of));

/** Whether an attempt is still without a sign of life, under its lock. */
export const isStillStale = async (
  tx: Transaction,
  reference: Attempt,
  staleMs: number,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(isRunning(reference), isStale(staleMs)))
    .for("update");
  return rows.length > 0;
};

const isWriting = sql`${runEvents.event} ->> 'type' = 'writing'`;

/**
 * Appends an event to an attempt that still runs, numbered by one more than the last. False when it
 * runs no more. The row of the run is locked by a statement of its own: only the one after it sees the
 * events of whoever held the lock before, here or in another process, and takes no number twice. A text
 * that forms is kept until a newer one, or the end of the attempt, has its number: a reader who has seen
 * the text misses nothing of what comes after it.
 */
export const appendEvent = (
  db: Database | Transaction,
  reference: Attempt,
  event: StoredEvent,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [live] = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(isRunning(reference))
      .for("update");
    if (live === undefined) return false;
    const [added] = await tx
      .insert(runEvents)
      .values({
        runId: live.id,
        seq: sql`(select coalesce(max(seq), 0) + 1 from ${runEvents} where run_id = ${live.id})`,
        event,
      })
      .returning({ seq: runEvents.seq });
    if (added !== undefined && event.type !== "progress" && event.type !== "looking_up")
      await tx
        .delete(runEvents)
        .where(and(eq(runEvents.runId, live.id), isWriting, lt(runEvents.seq, added.seq)));
    return true;
  });

/** Whether some of an answer's text has been streamed since the attempt began. */
export const hasWritten = async (tx: Transaction, runId: string): Promise<boolean> => {
  const rows = await tx
    .select({ seq: runEvents.seq })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), isWriting, sql`${runEvents.event} ->> 'ruling' <> ''`));
  return rows.length > 0;
};

/**
 * Clears the events of a failed attempt before the next one. The last number stays taken, so that a
 * reader who resumes from a number of the old attempt misses nothing of the new one.
 */
export const supersedeEvents = async (tx: Transaction, runId: string): Promise<void> => {
  const last = sql`(select max(seq) from ${runEvents} where run_id = ${runId})`;
  await tx.delete(runEvents).where(and(eq(runEvents.runId, runId), lt(runEvents.seq, last)));
  await tx
    .update(runEvents)
    .set({ event: { type: "superseded" } satisfies StoredEvent })
    .where(eq(runEvents.runId, runId));
};

/** The stored answer, beside the one event that is about it: both are read at the same moment. */
const answerOfEvent = sql<unknown>`case when ${runEvents.event} ->> 'type' = 'answer' then ${runs.answer} end`;

export const eventsAfter = (db: Database, runId: string, after: number) =>
  db
    .select({ seq: runEvents.seq, event: runEvents.event, answer: answerOfEvent })
    .from(runEvents)
    .innerJoin(runs, eq(runs.id, runEvents.runId))
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, after)))
    .orderBy(asc(runEvents.seq));
