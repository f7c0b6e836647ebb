import type { AnswerBreakdown, DailyActivity, GlobalStats } from "@spellwright/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/index.ts";

/** The only row of figures that always has one. */
const only = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error("figures always have a row");
  return row;
};

/** Sums over all time come from `question_totals`, those of some days from the index over them. */
export const readGlobalStats = async (db: Database, now: Date): Promise<GlobalStats> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ [Name in keyof GlobalStats]: GlobalStats[Name] }>(sql`
    select totals.*, recent.*,
      (select count(*)::int from "user") as total_users,
      (select count(*)::int from question_logs
        where response_success = false and created_at > ${at} - interval '7 days') as errors_7d
    from (
      select
        coalesce(sum(questions), 0)::int as total_questions,
        coalesce(sum(oracle_questions), 0)::int as oracle_questions,
        coalesce(sum(forge_questions), 0)::int as forge_questions,
        round(100.0 * sum(succeeded) / nullif(sum(ended), 0), 1)::float8 as global_success_rate,
        round(sum(response_time_ms) / nullif(sum(timed), 0))::int as avg_response_time_ms,
        count(*) filter (where last_asked_at > ${at} - interval '7 days')::int as active_users_7d,
        count(*) filter (where last_asked_at > ${at} - interval '30 days')::int as active_users_30d
      from question_totals
    ) totals, (
      select
        count(*) filter (where created_at > ${at} - interval '7 days')::int as questions_7d,
        count(*)::int as questions_30d
      from question_logs where created_at > ${at} - interval '30 days'
    ) recent`);
  return only(rows);
};

/** UTC days up to today, the oldest first. */
export const listDailyActivity = async (
  db: Database,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<DailyActivity[]> => {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  const { rows } = await db.execute<{ [Name in keyof DailyActivity]: DailyActivity[Name] }>(sql`
    with asked as (
      select (created_at at time zone 'UTC')::date as day, user_id, question_type,
        response_success, response_time_ms
      from question_logs
      where created_at >= (${today} - ${days - 1}::int)::timestamp at time zone 'UTC'
    ), figures as (
      select day,
        count(*)::int as total_questions,
        count(*) filter (where question_type = 'oracle')::int as oracle_questions,
        count(*) filter (where question_type = 'forge')::int as forge_questions,
        round(100.0 * count(*) filter (where response_success)
          / nullif(count(response_success), 0), 1)::float8 as success_rate,
        round(avg(response_time_ms))::int as avg_response_time,
        percentile_disc(0.5) within group (order by response_time_ms) as p50_response_time,
        percentile_disc(0.95) within group (order by response_time_ms) as p95_response_time
      from asked group by day
    ), people as (
      select day, count(*)::int as unique_users
      from (select distinct day, user_id from asked) each group by day
    )
    select to_char(today.day, 'YYYY-MM-DD') as day,
      coalesce(total_questions, 0) as total_questions,
      coalesce(unique_users, 0) as unique_users,
      coalesce(oracle_questions, 0) as oracle_questions,
      coalesce(forge_questions, 0) as forge_questions,
      success_rate, avg_response_time, p50_response_time, p95_response_time
    from (select (${today} - ${days - 1}::int + n)::date as day
      from generate_series(0, ${days - 1}::int) n) today
    left join figures on figures.day = today.day
    left join people on people.day = today.day
    order by today.day`);
  return rows;
};

/** What answered and which errors ended a question, most first. */
export const readAnswerBreakdown = async (
  db: Database,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<AnswerBreakdown> => {
  const since = sql`${now.toISOString()}::timestamptz - ${days}::int * interval '1 day'`;
  const [engines, errors] = await Promise.all([
    db.execute<{ name: string; count: number }>(sql`
      select coalesce(metadata->>'model', 'local') as name, count(*)::int as count
      from question_logs where created_at > ${since} and response_success
      group by 1 order by 2 desc, 1 limit 20`),
    db.execute<{ name: string; count: number }>(sql`
      select coalesce(error_message, 'INTERNAL') as name, count(*)::int as count
      from question_logs where created_at > ${since} and response_success = false
      group by 1 order by 2 desc, 1 limit 20`),
  ]);
  return { engines: engines.rows, errors: errors.rows };
};
