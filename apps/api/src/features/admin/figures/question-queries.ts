import type { AskedQuestion, DiscussionType, Effort } from "@spellwright/contract";
import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { microsOf, type PagePosition, rowsAfter } from "../../../http/index.ts";

const { questionLogs, user } = schema;

/** Which questions are wanted; absent: all. */
export interface QuestionFilter {
  readonly q?: string | undefined;
  readonly type?: DiscussionType | undefined;
  readonly outcome?: "success" | "error" | undefined;
}

export interface QuestionRow {
  readonly id: string;
  readonly questionText: string;
  readonly questionType: DiscussionType;
  readonly email: string;
  readonly cardsMentioned: string[];
  readonly reasoningEffort: Effort;
  readonly responseSuccess: boolean | null;
  readonly responseTimeMs: number | null;
  readonly confidence: number | null;
  readonly strength: AskedQuestion["strength"];
  readonly discussionId: string | null;
  readonly errorMessage: string | null;
  readonly createdAt: Date;
  readonly micros: string;
}

/** Words as either language stems them. A text without any finds nothing. */
const holding = (text: string): SQL => sql`${questionLogs.words} @@ (
  plainto_tsquery('public.french_unaccent', ${text}) ||
  plainto_tsquery('public.english_unaccent', ${text}))`;

const matching = ({ type, outcome }: QuestionFilter): SQL | undefined =>
  and(
    type === undefined ? undefined : eq(questionLogs.questionType, type),
    outcome === undefined ? undefined : eq(questionLogs.responseSuccess, outcome === "success"),
  );

const select = (db: Database) =>
  db
    .select({
      id: questionLogs.id,
      questionText: questionLogs.questionText,
      questionType: questionLogs.questionType,
      email: user.email,
      cardsMentioned: questionLogs.cardsMentioned,
      reasoningEffort: questionLogs.reasoningEffort,
      responseSuccess: questionLogs.responseSuccess,
      responseTimeMs: questionLogs.responseTimeMs,
      confidence: questionLogs.confidence,
      strength: questionLogs.strength,
      discussionId: questionLogs.discussionId,
      errorMessage: questionLogs.errorMessage,
      createdAt: questionLogs.createdAt,
      micros: microsOf(questionLogs.createdAt),
    })
    .from(questionLogs)
    .innerJoin(user, eq(user.id, questionLogs.userId));

interface Page {
  readonly position: PagePosition | null;
  readonly limit: number;
}

const behind = (filter: QuestionFilter, position: PagePosition | null): SQL | undefined =>
  and(
    matching(filter),
    rowsAfter(questionLogs.createdAt, questionLogs.id, position, "descending"),
    // A page of the whole log begins where the last one ended, also for the index.
    position === null
      ? undefined
      : sql`${questionLogs.createdAt} <= timestamptz 'epoch' + ${position.micros}::bigint * interval '1 microsecond'`,
  );

const listed = (db: Database, where: SQL | undefined, limit: number): Promise<QuestionRow[]> =>
  select(db)
    .where(where)
    .orderBy(desc(questionLogs.createdAt), desc(questionLogs.id))
    .limit(limit + 1);

/**
 * So many of the newest questions are looked through before the index of words is asked for all. Failed
 * ones are few among the others, each on a page of the table of its own.
 */
const LOOKED_THROUGH = { all: 5_000, failed: 1_000 } as const;

/** The moment before which a search looks no further at first. Undefined: there are not that many. */
const edgeOf = async (
  db: Database,
  where: SQL | undefined,
  lookedThrough: number,
): Promise<Date | undefined> => {
  const [row] = await db
    .select({ createdAt: questionLogs.createdAt })
    .from(questionLogs)
    .where(where)
    // By the time alone, which an index tells without the rows.
    .orderBy(desc(questionLogs.createdAt))
    .offset(lookedThrough)
    .limit(1);
  return row?.createdAt;
};

/**
 * Words that many questions hold are found often enough among the newest ones, where the index of words
 * would give a million rows to be sorted. Words that few hold are not, and the index gives those few.
 */
const search = async (
  db: Database,
  filter: QuestionFilter,
  { position, limit }: Page,
  words: string,
): Promise<QuestionRow[]> => {
  const where = behind(filter, position);
  const lookedThrough = LOOKED_THROUGH[filter.outcome === "error" ? "failed" : "all"];
  const edge = await edgeOf(db, where, lookedThrough);
  const since = edge === undefined ? undefined : gte(questionLogs.createdAt, edge);
  const newest = await listed(db, and(where, holding(words), since), limit);
  if (edge === undefined || newest.length > limit) return newest;
  const few = db
    .select({ id: questionLogs.id })
    .from(questionLogs)
    .where(and(where, holding(words)));
  // An array is made first, so that no plan walks through all questions by their time instead.
  return listed(db, sql`${questionLogs.id} = any(array(${few}))`, limit);
};

/** Newest first; one row more than the limit. */
export const listAskedQuestions = (
  db: Database,
  filter: QuestionFilter,
  page: Page,
): Promise<QuestionRow[]> =>
  filter.q === undefined || filter.q === ""
    ? listed(db, behind(filter, page.position), page.limit)
    : search(db, filter, page, filter.q);

/** The questions that ended without an answer, the newest first. */
export const listRecentErrors = (db: Database, limit: number): Promise<QuestionRow[]> =>
  select(db)
    .where(eq(questionLogs.responseSuccess, false))
    .orderBy(desc(questionLogs.createdAt), desc(questionLogs.id))
    .limit(limit);
