import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/index.ts";

/** Of `question_days`. */
const COLUMNS = sql.raw(`day, questions, oracle_questions, forge_questions, unique_users,
  oracle_ruling, oracle_likely, oracle_none, oracle_unknown, forge_decided, forge_undecided,
  forge_unknown, failed, avg_response_time, p50_response_time, p95_response_time, engines, errors`);

/** How many answers of a wing have this strength. */
const answers = (wing: "oracle" | "forge", strength: SQL): SQL =>
  sql`count(*) filter (where response_success and question_type = ${wing} and ${strength})::int`;

/** Figures by UTC day of the logs from one day to another, the later one left out. */
const figuresOf = (from: SQL, until: SQL): SQL => sql`
  with asked as (
    select (created_at at time zone 'UTC')::date as day, user_id, question_type, response_success,
      strength, response_time_ms, metadata->>'model' as model, error_message
    from question_logs
    where created_at >= (${from})::timestamp at time zone 'UTC'
      and created_at < (${until})::timestamp at time zone 'UTC'
  ), figures as (
    select day, count(*)::int as questions,
      count(*) filter (where question_type = 'oracle')::int as oracle_questions,
      count(*) filter (where question_type = 'forge')::int as forge_questions,
      ${answers("oracle", sql`strength = 'ruling'`)} as oracle_ruling,
      ${answers("oracle", sql`strength = 'likely'`)} as oracle_likely,
      ${answers("oracle", sql`strength = 'none'`)} as oracle_none,
      ${answers("oracle", sql`strength is null`)} as oracle_unknown,
      ${answers("forge", sql`strength <> 'none'`)} as forge_decided,
      ${answers("forge", sql`strength = 'none'`)} as forge_undecided,
      ${answers("forge", sql`strength is null`)} as forge_unknown,
      count(strength) filter (where not response_success)::int as failed,
      round(avg(response_time_ms))::int as avg_response_time,
      percentile_disc(0.5) within group (order by response_time_ms)::int as p50_response_time,
      percentile_disc(0.95) within group (order by response_time_ms)::int as p95_response_time
    from asked group by day
  ), people as (
    select day, count(*)::int as unique_users
    from (select distinct day, user_id from asked) each group by day
  ), engines as (
    select day, jsonb_object_agg(name, times) as engines
    from (select day, coalesce(model, 'local') as name, count(*) as times
      from asked where response_success group by 1, 2) each group by day
  ), errors as (
    select day, jsonb_object_agg(name, times) as errors
    from (select day, coalesce(error_message, 'INTERNAL') as name, count(*) as times
      from asked where response_success = false group by 1, 2) each group by day
  )
  select days.day, coalesce(questions, 0) as questions,
    coalesce(oracle_questions, 0) as oracle_questions,
    coalesce(forge_questions, 0) as forge_questions, coalesce(unique_users, 0) as unique_users,
    coalesce(oracle_ruling, 0) as oracle_ruling, coalesce(oracle_likely, 0) as oracle_likely,
    coalesce(oracle_none, 0) as oracle_none, coalesce(oracle_unknown, 0) as oracle_unknown,
    coalesce(forge_decided, 0) as forge_decided, coalesce(forge_undecided, 0) as forge_undecided,
    coalesce(forge_unknown, 0) as forge_unknown, coalesce(failed, 0) as failed,
    avg_response_time, p50_response_time, p95_response_time,
    coalesce(engines, '{}') as engines, coalesce(errors, '{}') as errors
  from (select generate_series(${from}, ${until} - 1, interval '1 day')::date as day) days
  left join figures using (day) left join people using (day)
  left join engines using (day) left join errors using (day)`;

/** The UTC day of a moment. */
export const utcDay = (moment: Date): SQL => sql`${moment.toISOString().slice(0, 10)}::date`;

/**
 * Figures of the last days, today's among them, by columns of `question_days`; to be read after
 * `keepFinishedDays`.
 */
export const lastDays = (now: Date, days: number): SQL => sql`
  select ${COLUMNS} from question_days where day > ${utcDay(now)} - ${days}::int and day < ${utcDay(now)}
  union all (${figuresOf(utcDay(now), sql`${utcDay(now)} + 1`)})`;

/** Questions since a moment of the last days: its own day and today by their logs, the others as kept. */
export const questionsSince = (now: Date, days: number): SQL => {
  const since = sql`${now.toISOString()}::timestamptz - ${days}::int * interval '1 day'`;
  const first = sql`(${utcDay(now)} - ${days}::int)`;
  return sql`(
    (select count(*) from question_logs where created_at > ${since}
      and created_at < (${first} + 1)::timestamp at time zone 'UTC')
    + (select coalesce(sum(questions), 0) from question_days
      where day > ${first} and day < ${utcDay(now)})
    + (select count(*) from question_logs
      where created_at >= (${utcDay(now)})::timestamp at time zone 'UTC'))::int`;
};

/**
 * Keeps the figures of the finished ones among the last days, where they are not kept yet: each is made
 * from its logs once. Who changes a log meanwhile waits for the end, and then has its day forgotten.
 */
export const keepFinishedDays = async (db: Database, now: Date, days: number): Promise<void> => {
  const [from, today] = [sql`(${utcDay(now)} - ${days - 1}::int)`, utcDay(now)];
  const { rows } = await db.execute<{ first: string | null }>(sql`
    select to_char(min(day), 'YYYY-MM-DD') as first
    from generate_series(${from}, ${today} - 1, interval '1 day') day
    where not exists (select 1 from question_days kept where kept.day = day.day::date)`);
  const first = rows[0]?.first ?? null;
  if (first === null) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table question_days in share row exclusive mode`);
    await tx.execute(sql`
      insert into question_days (${COLUMNS})
      ${figuresOf(sql`${first}::date`, today)}
      on conflict (day) do nothing`);
  });
};
