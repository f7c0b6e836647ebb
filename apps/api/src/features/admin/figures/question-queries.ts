import type { DiscussionType, Effort } from "@spellwright/contract";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { beyond, microsOf, type PagePosition } from "../../../http/index.ts";

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
  readonly discussionId: string | null;
  readonly errorMessage: string | null;
  readonly createdAt: Date;
  readonly micros: string;
}

/** Words as either language stems them; a text without any finds nothing. */
const holding = (text: string): SQL => sql`${questionLogs.words} @@ (
  plainto_tsquery('public.french_unaccent', ${text}) ||
  plainto_tsquery('public.english_unaccent', ${text}))`;

const matching = ({ q, type, outcome }: QuestionFilter): SQL | undefined =>
  and(
    q === undefined || q === "" ? undefined : holding(q),
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
      discussionId: questionLogs.discussionId,
      errorMessage: questionLogs.errorMessage,
      createdAt: questionLogs.createdAt,
      micros: microsOf(questionLogs.createdAt),
    })
    .from(questionLogs)
    .innerJoin(user, eq(user.id, questionLogs.userId));

/** Newest first; one row more than the limit. */
export const listAskedQuestions = (
  db: Database,
  filter: QuestionFilter,
  { position, limit }: { readonly position: PagePosition | null; readonly limit: number },
): Promise<QuestionRow[]> =>
  select(db)
    .where(
      and(
        matching(filter),
        beyond(questionLogs.createdAt, questionLogs.id, position, "descending"),
        // A page of the whole log begins where the last one ended, also for the index.
        position === null
          ? undefined
          : sql`${questionLogs.createdAt} <= timestamptz 'epoch' + ${position.micros}::bigint * interval '1 microsecond'`,
      ),
    )
    .orderBy(desc(questionLogs.createdAt), desc(questionLogs.id))
    .limit(limit + 1);

/** The questions that ended without an answer, the newest first. */
export const listRecentErrors = (db: Database, limit: number): Promise<QuestionRow[]> =>
  select(db)
    .where(eq(questionLogs.responseSuccess, false))
    .orderBy(desc(questionLogs.createdAt), desc(questionLogs.id))
    .limit(limit);
