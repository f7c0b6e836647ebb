import {
  AskedQuestion,
  DailyActivity,
  POWER_USER_QUESTIONS,
  UserUsage,
} from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import type { PagePosition } from "../../../http/index.ts";
import { presentQuestion } from "../figures/present-question.ts";
import { presentUsage } from "../figures/present-usage.ts";
import { listAskedQuestions, type QuestionFilter } from "../figures/question-queries.ts";
import { listDailyActivity } from "../figures/use-queries.ts";
import { listUsage, type StoredUsage } from "../figures/user-queries.ts";
import type { TableRow } from "./write-table.ts";

const PAGE = 500;

async function* questions(db: Database, filter: QuestionFilter): AsyncGenerator<TableRow> {
  let position: PagePosition | null = null;
  do {
    const rows = await listAskedQuestions(db, filter, { position, limit: PAGE });
    const shown = rows.slice(0, PAGE);
    for (const row of shown) yield presentQuestion(row);
    position = rows.length > PAGE ? (shown.at(-1) ?? null) : null;
  } while (position !== null);
}

async function* powerUsers(db: Database, now: Date): AsyncGenerator<TableRow> {
  let after: StoredUsage | undefined;
  do {
    const rows = await listUsage(db, { now, fewest: POWER_USER_QUESTIONS, limit: PAGE, after });
    for (const row of rows) yield presentUsage(row, now);
    after = rows.length < PAGE ? undefined : rows.at(-1);
  } while (after !== undefined);
}

async function* dailyActivity(db: Database, now: Date): AsyncGenerator<TableRow> {
  yield* await listDailyActivity(db, { now, days: 30 });
}

/** A table of the dashboard as a file has it: its columns, and its rows read page by page. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: AsyncGenerator<TableRow>;
}

/** The tables that can be saved as a file, by name. */
export const TABLES: Readonly<
  Record<string, (db: Database, filter: QuestionFilter, now: Date) => Table>
> = {
  questions: (db, filter) => ({
    columns: Object.keys(AskedQuestion.shape),
    rows: questions(db, filter),
  }),
  "power-users": (db, _filter, now) => ({
    columns: Object.keys(UserUsage.shape),
    rows: powerUsers(db, now),
  }),
  "daily-activity": (db, _filter, now) => ({
    columns: Object.keys(DailyActivity.shape),
    rows: dailyActivity(db, now),
  }),
};
