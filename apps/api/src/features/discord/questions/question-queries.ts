import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { countedMessages, guildAnswers, guildChannels, guildFeedback, guildMessages } = schema;
const { guildQuestions, guilds, messages, runs } = schema;

export type QuestionRow = typeof guildQuestions.$inferSelect;
type NewQuestion = typeof guildQuestions.$inferInsert;

/** The rules of a server and whether a channel is allowed; undefined where the bot is not. */
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
): Promise<QuestionRow | undefined> => {
  const [row] = await db.select().from(guildQuestions).where(eq(guildQuestions.key, key));
  return row;
};

export const findQuestion = async (
  db: Database | Transaction,
  id: string,
): Promise<QuestionRow | undefined> => {
  const [row] = await db.select().from(guildQuestions).where(eq(guildQuestions.id, id));
  return row;
};

/** The same question of the same person in the same channel since a moment, whose answer stands or comes. */
export const findRepeated = async (
  tx: Transaction,
  asked: Pick<
    QuestionRow,
    "guildId" | "channelId" | "discordUserId" | "question" | "effort" | "history"
  >,
  since: Date,
): Promise<QuestionRow | undefined> => {
  const [row] = await tx
    .select()
    .from(guildQuestions)
    .where(
      and(
        eq(guildQuestions.guildId, asked.guildId),
        eq(guildQuestions.channelId, asked.channelId),
        eq(guildQuestions.discordUserId, asked.discordUserId),
        eq(guildQuestions.question, asked.question),
        eq(guildQuestions.effort, asked.effort),
        eq(guildQuestions.history, asked.history),
        or(
          eq(guildQuestions.status, "running"),
          and(
            eq(guildQuestions.status, "answered"),
            isNull(guildQuestions.withdrawnAt),
            // One that was given back, since nobody saw it, does not stand.
            or(sql`${guildQuestions.zapsCharged} > 0`, isNotNull(guildQuestions.deliveredAt)),
          ),
        ),
        gt(guildQuestions.createdAt, since),
      ),
    )
    .limit(1);
  return row;
};

/** Whether an account still has the answer that a run of it gave. */
export const hasKeptAnswer = async (
  db: Database,
  userId: string,
  requestId: string,
): Promise<boolean> => {
  const rows = await db
    .select({ id: messages.id })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.answerMessageId))
    .where(and(eq(runs.userId, userId), eq(runs.requestId, requestId)));
  return rows.length > 0;
};

/** The question that a message of ours answers, in this server. */
export const findAnsweredBy = async (
  tx: Transaction,
  guildId: string,
  messageId: string,
): Promise<QuestionRow | undefined> => {
  const [row] = await tx
    .select({ question: guildQuestions })
    .from(guildAnswers)
    .innerJoin(guildQuestions, eq(guildQuestions.id, guildAnswers.questionId))
    .where(and(eq(guildAnswers.messageId, messageId), eq(guildQuestions.guildId, guildId)));
  return row?.question;
};

/** A new question, or another attempt at one that failed. */
export const putQuestion = async (tx: Transaction, row: NewQuestion): Promise<QuestionRow> => {
  const { key: _key, createdAt: _createdAt, ...again } = row;
  const fresh = { errorCode: null, errorParams: {}, endedAt: null, heartbeatAt: sql`now()` };
  const [stored] = await tx
    .insert(guildQuestions)
    .values(row)
    .onConflictDoUpdate({ target: guildQuestions.key, set: { ...again, ...fresh } })
    .returning();
  if (stored === undefined) throw new Error("a question has no row");
  return stored;
};

type Attempt = Pick<QuestionRow, "id" | "attempt">;

const isRunning = ({ id, attempt }: Attempt) =>
  and(
    eq(guildQuestions.id, id),
    eq(guildQuestions.attempt, attempt),
    eq(guildQuestions.status, "running"),
  );

/** Locks an attempt that still runs; undefined when it ended or its server is gone. */
export const lockRunning = async (
  tx: Transaction,
  attempt: Attempt,
): Promise<QuestionRow | undefined> => {
  const [row] = await tx.select().from(guildQuestions).where(isRunning(attempt)).for("update");
  return row;
};

export const updateQuestion = (
  db: Database | Transaction,
  id: string,
  change: Partial<NewQuestion>,
) => db.update(guildQuestions).set(change).where(eq(guildQuestions.id, id));

/** Says that an attempt is alive. */
export const beat = (db: Database, attempt: Attempt) =>
  db.update(guildQuestions).set({ heartbeatAt: sql`now()` }).where(isRunning(attempt));

/** Attempts that a pack pays for, whose process gave no sign of life for so long. */
export const staleQuestions = (db: Database, staleMs: number): Promise<QuestionRow[]> =>
  db
    .select()
    .from(guildQuestions)
    .where(
      and(
        eq(guildQuestions.status, "running"),
        eq(guildQuestions.paidBy, "pack"),
        lt(guildQuestions.heartbeatAt, sql`now() - ${staleMs} * interval '1 millisecond'`),
      ),
    )
    .limit(100);

/** More than a bot has under way at once. */
const PENDING_MAX = 1000;

/** Answers that nobody confirmed, and questions to accounts that nobody came back for. */
export const unconfirmedQuestions = (db: Database, before: Date): Promise<QuestionRow[]> =>
  db
    .select()
    .from(guildQuestions)
    .where(
      and(
        isNull(guildQuestions.deliveredAt),
        lt(guildQuestions.createdAt, before),
        or(
          and(eq(guildQuestions.status, "answered"), sql`${guildQuestions.zapsCharged} > 0`),
          and(eq(guildQuestions.status, "running"), eq(guildQuestions.paidBy, "account")),
        ),
      ),
    )
    .limit(100);

/** Questions since a moment that are being answered, or whose answer is to be shown or given back. */
export const pendingQuestions = (db: Database, since: Date): Promise<QuestionRow[]> =>
  db
    .select()
    .from(guildQuestions)
    .where(
      and(
        isNull(guildQuestions.deliveredAt),
        gt(guildQuestions.createdAt, since),
        or(
          eq(guildQuestions.status, "running"),
          and(
            eq(guildQuestions.status, "answered"),
            or(sql`${guildQuestions.zapsCharged} > 0`, isNotNull(guildQuestions.replyChannelId)),
          ),
        ),
      ),
    )
    .orderBy(guildQuestions.createdAt)
    .limit(PENDING_MAX);

export const insertAnswers = (tx: Transaction, questionId: string, messageIds: readonly string[]) =>
  tx
    .insert(guildAnswers)
    .values(messageIds.map((messageId) => ({ messageId, questionId })))
    .onConflictDoNothing();

export const putFeedback = (
  db: Database,
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

/** Questions and keys are kept for a while only: a channel's talk is not ours to keep. */
export const forgetOld = async (
  db: Database,
  { questionsBefore, keysBefore }: { questionsBefore: Date; keysBefore: Date },
): Promise<void> => {
  await db
    .delete(guildQuestions)
    .where(
      and(
        inArray(guildQuestions.status, ["answered", "failed"]),
        lt(guildQuestions.createdAt, questionsBefore),
      ),
    );
  await db.delete(countedMessages).where(lt(countedMessages.createdAt, keysBefore));
};
