import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { countedMessages, guildAnswers, guildChannels, guildFeedback, guildMessages } = schema;
const { guildQuestions, guilds, messages, runs } = schema;

export type QuestionRow = typeof guildQuestions.$inferSelect;
type RunRow = typeof runs.$inferSelect;

/** A question and the run that answers it. Null once its owner deleted that. */
export interface AskedQuestion extends QuestionRow {
  readonly run: RunRow | null;
}

const selectQuestions = async (
  db: Database | Transaction,
  condition: SQL | undefined,
  most = 1,
): Promise<AskedQuestion[]> => {
  const rows = await db
    .select({ question: guildQuestions, run: runs })
    .from(guildQuestions)
    .leftJoin(runs, eq(runs.id, guildQuestions.runId))
    .where(condition)
    .orderBy(guildQuestions.createdAt)
    .limit(most);
  return rows.map(({ question, run }) => ({ ...question, run }));
};

/** The rules of a server and whether a channel is allowed. Undefined where the bot is not. */
export const findRules = async (db: Database, guildId: string, channelId: string) => {
  const [row] = await db
    .select({ threadsOnly: guilds.threadsOnly, allowed: guildChannels.channelId })
    .from(guilds)
    .leftJoin(
      guildChannels,
      and(eq(guildChannels.guildId, guilds.id), eq(guildChannels.channelId, channelId)),
    )
    .where(and(eq(guilds.id, guildId), isNull(guilds.leftAt)));
  return row;
};

export const findByKey = async (
  db: Database | Transaction,
  key: string,
): Promise<AskedQuestion | undefined> =>
  (await selectQuestions(db, eq(guildQuestions.key, key)))[0];

export const findQuestion = async (
  db: Database | Transaction,
  id: string,
): Promise<AskedQuestion | undefined> => (await selectQuestions(db, eq(guildQuestions.id, id)))[0];

const isCharged = gt(runs.zapsCharged, 0);

/** The same question of the same person in the same channel since a moment, whose answer stands or comes. */
export const findRepeated = async (
  tx: Transaction,
  asked: Pick<
    QuestionRow,
    "key" | "guildId" | "channelId" | "discordUserId" | "question" | "effort" | "history"
  >,
  since: Date,
): Promise<AskedQuestion | undefined> => {
  const [question] = await selectQuestions(
    tx,
    and(
      ne(guildQuestions.key, asked.key),
      eq(guildQuestions.guildId, asked.guildId),
      eq(guildQuestions.channelId, asked.channelId),
      eq(guildQuestions.discordUserId, asked.discordUserId),
      eq(guildQuestions.question, asked.question),
      eq(guildQuestions.effort, asked.effort),
      eq(guildQuestions.history, asked.history),
      or(
        eq(runs.status, "running"),
        and(
          eq(runs.status, "done"),
          isNull(guildQuestions.withdrawnAt),
          // One that was given back, since nobody saw it, does not stand.
          or(isCharged, isNotNull(guildQuestions.deliveredAt)),
        ),
      ),
      gt(guildQuestions.createdAt, since),
    ),
  );
  return question;
};

/** Whether a person's account ran a question of a channel, as far as questions are kept. */
export const hasPaidBefore = async (db: Database, discordUserId: string): Promise<boolean> => {
  const paid = await db
    .select({ id: guildQuestions.id })
    .from(guildQuestions)
    .innerJoin(runs, and(eq(runs.id, guildQuestions.runId), isNull(runs.guildId)))
    .where(eq(guildQuestions.discordUserId, discordUserId))
    .limit(1);
  return paid.length > 0;
};

export const isMessageThere = async (db: Database, id: string): Promise<boolean> =>
  (await db.select({ id: messages.id }).from(messages).where(eq(messages.id, id))).length > 0;

/** The question that a message of ours answers, in this server. */
export const findAnsweredBy = async (
  tx: Transaction,
  guildId: string,
  messageId: string,
): Promise<AskedQuestion | undefined> => {
  const answered = tx
    .select({ id: guildAnswers.questionId })
    .from(guildAnswers)
    .where(eq(guildAnswers.messageId, messageId));
  const [question] = await selectQuestions(
    tx,
    and(eq(guildQuestions.guildId, guildId), inArray(guildQuestions.id, answered)),
  );
  return question;
};

/** A new question, or one that has no answer asked again. */
export const upsertQuestion = async (
  tx: Transaction,
  row: typeof guildQuestions.$inferInsert,
): Promise<void> => {
  const { key: _key, createdAt: _createdAt, ...again } = row;
  const unseen = { deliveredAt: null, withdrawnAt: null };
  await tx
    .insert(guildQuestions)
    .values(row)
    .onConflictDoUpdate({ target: guildQuestions.key, set: { ...again, ...unseen } });
};

export const updateQuestion = (
  db: Database | Transaction,
  id: string,
  change: Partial<typeof guildQuestions.$inferInsert>,
) => db.update(guildQuestions).set(change).where(eq(guildQuestions.id, id));

/** More than are left behind between two rounds. */
const UNCONFIRMED_MAX = 100;

/** Answers that cost something and that nobody confirmed. */
export const unconfirmedQuestions = (db: Database, before: Date): Promise<AskedQuestion[]> =>
  selectQuestions(
    db,
    and(
      isNull(guildQuestions.deliveredAt),
      lt(guildQuestions.createdAt, before),
      eq(runs.status, "done"),
      isCharged,
    ),
    UNCONFIRMED_MAX,
  );

/** More than a bot has under way at once. */
const PENDING_MAX = 1000;

/** Questions since a moment that are being answered, or whose answer is to be shown or given back. */
export const pendingQuestions = (db: Database, since: Date): Promise<AskedQuestion[]> =>
  selectQuestions(
    db,
    and(
      isNull(guildQuestions.deliveredAt),
      gt(guildQuestions.createdAt, since),
      or(
        eq(runs.status, "running"),
        and(eq(runs.status, "done"), or(isCharged, isNotNull(guildQuestions.replyChannelId))),
      ),
    ),
    PENDING_MAX,
  );

export const insertAnswers = (tx: Transaction, questionId: string, messageIds: readonly string[]) =>
  tx
    .insert(guildAnswers)
    .values(messageIds.map((messageId) => ({ messageId, questionId })))
    .onConflictDoNothing();

export const upsertFeedback = (
  db: Transaction,
  row: { questionId: string; discordUserId: string; helpful: boolean },
) =>
  db
    .insert(guildFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: [guildFeedback.questionId, guildFeedback.discordUserId],
      set: { helpful: row.helpful },
    });

/** Counts a message for its channel and day, once a key. */
export const countMessage = async (
  tx: Transaction,
  { key, ...place }: { key: string; guildId: string; channelId: string; day: string },
): Promise<void> => {
  const made = await tx
    .insert(countedMessages)
    .values({ key })
    .onConflictDoNothing()
    .returning({ key: countedMessages.key });
  if (made.length === 0) return;
  await tx
    .insert(guildMessages)
    .values({ ...place, count: 1 })
    .onConflictDoUpdate({
      target: [guildMessages.guildId, guildMessages.channelId, guildMessages.day],
      set: { count: sql`${guildMessages.count} + 1` },
    });
};

/**
 * Questions and keys are kept for a while only: a channel's talk is not ours to keep. With a question goes
 * the run that a pack paid for. An account's is its owner's.
 */
export const forgetOld = async (
  db: Database,
  { questionsBefore, keysBefore }: { questionsBefore: Date; keysBefore: Date },
): Promise<void> => {
  await db
    .delete(runs)
    .where(
      and(isNotNull(runs.guildId), ne(runs.status, "running"), lt(runs.createdAt, questionsBefore)),
    );
  const running = db.select({ id: runs.id }).from(runs).where(eq(runs.status, "running"));
  await db
    .delete(guildQuestions)
    .where(
      and(
        lt(guildQuestions.createdAt, questionsBefore),
        or(isNull(guildQuestions.runId), notInArray(guildQuestions.runId, running)),
      ),
    );
  await db.delete(countedMessages).where(lt(countedMessages.createdAt, keysBefore));
};
