import type {
  AnswerBreakdown,
  AnswerCounts,
  AnswerTotals,
  DailyActivity,
  GlobalStats,
} from "@spellwright/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/index.ts";
import { keepFinishedDays, lastDays, questionsSince, utcDay } from "./day-queries.ts";

/** The longest time whose questions are counted by day. */
const MONTH = 30;

type StoredDay = {
  [Name in keyof Omit<DailyActivity, "success_rate">]: DailyActivity[Name];
};

/** The only row of figures that always has one. */
const only = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error("figures always have a row");
  return row;
};

/** Sums over all time come from `question_totals`, those of some days from `question_days`. */
export const readGlobalStats = async (db: Database, now: Date): Promise<GlobalStats> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  // The first of thirty times 24 hours began on the day before the first of thirty days.
  await keepFinishedDays(db, now, MONTH + 1);
  const { rows } = await db.execute<{ [Name in keyof GlobalStats]: GlobalStats[Name] }>(sql`
    select totals.*,
      ${questionsSince(now, 7)} as questions_7d, ${questionsSince(now, MONTH)} as questions_30d,
      (select count(*)::int from "user") as total_users,
      (select count(*)::int from question_logs
        where response_success = false and created_at > ${at} - interval '7 days') as errors_7d
    from (
      select
        coalesce(sum(questions), 0)::int as total_questions,
        coalesce(sum(oracle_questions), 0)::int as oracle_questions,
        coalesce(sum(forge_questions), 0)::int as forge_questions,
        round(100.0 * sum(decided) / nullif(sum(known), 0), 1)::float8 as global_success_rate,
        round(sum(response_time_ms) / nullif(sum(timed), 0))::int as avg_response_time_ms,
        count(*) filter (where last_asked_at > ${at} - interval '7 days')::int as active_users_7d,
        count(*) filter (where last_asked_at > ${at} - interval '30 days')::int as active_users_30d
      from question_totals
    ) totals`);
  return only(rows);
};

/** Ended questions of a known strength that an answer decided, in percent. Null without any. */
const successOf = (counts: AnswerCounts): number | null => {
  const decided = counts.oracle_ruling + counts.oracle_likely + counts.forge_decided;
  const known = decided + counts.oracle_none + counts.forge_undecided + counts.failed;
  return known === 0 ? null : Math.round((1000 * decided) / known) / 10;
};

/** What days came to, as one. */
const sumAnswers = (days: readonly AnswerCounts[]): AnswerTotals => {
  const sum = (of: (counts: AnswerCounts) => number) =>
    days.reduce((total, counts) => total + of(counts), 0);
  const counts = {
    oracle_ruling: sum((day) => day.oracle_ruling),
    oracle_likely: sum((day) => day.oracle_likely),
    oracle_none: sum((day) => day.oracle_none),
    oracle_unknown: sum((day) => day.oracle_unknown),
    forge_decided: sum((day) => day.forge_decided),
    forge_undecided: sum((day) => day.forge_undecided),
    forge_unknown: sum((day) => day.forge_unknown),
    failed: sum((day) => day.failed),
    marked_wrong: sum((day) => day.marked_wrong),
  };
  return { ...counts, success_rate: successOf(counts) };
};

/** UTC days up to today, the oldest first. A mark of a reader counts for the day on which it was made. */
export const listDailyActivity = async (
  db: Database,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<DailyActivity[]> => {
  await keepFinishedDays(db, now, days);
  const from = sql`(${utcDay(now)} - ${days - 1}::int)::timestamp at time zone 'UTC'`;
  const { rows } = await db.execute<StoredDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, questions as total_questions, unique_users,
      oracle_questions, forge_questions,
      avg_response_time, p50_response_time, p95_response_time, oracle_ruling, oracle_likely,
      oracle_none, oracle_unknown, forge_decided, forge_undecided, forge_unknown, failed,
      coalesce(marked_wrong, 0) as marked_wrong
    from (${lastDays(now, days)}) figures
    left join (
      select (updated_at at time zone 'UTC')::date as day, count(*)::int as marked_wrong
      from answer_feedback where helpful = false and updated_at >= ${from} group by 1
    ) marks using (day)
    order by figures.day`);
  return rows.map((row) => ({ ...row, success_rate: successOf(row) }));
};

/** The same days, and what answers came to on all of them. */
export const readDailyActivity = async (
  ...wanted: Parameters<typeof listDailyActivity>
): Promise<{ items: DailyActivity[]; total: AnswerTotals }> => {
  const items = await listDailyActivity(...wanted);
  return { items, total: sumAnswers(items) };
};

/** What answered and which errors ended a question on the last UTC days, most first. */
export const readAnswerBreakdown = async (
  db: Database,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<AnswerBreakdown> => {
  await keepFinishedDays(db, now, days);
  const { rows } = await db.execute<{ kind: string; name: string; count: number }>(sql`
    with figures as (${lastDays(now, days)})
    select 'engines' as kind, key as name, sum(value::int)::int as count
    from figures, jsonb_each_text(engines) group by key
    union all
    select 'errors', key, sum(value::int)::int
    from figures, jsonb_each_text(errors) group by key
    order by count desc, name`);
  const most = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, 20)
      .map(({ name, count }) => ({ name, count }));
  return { engines: most("engines"), errors: most("errors") };
};
