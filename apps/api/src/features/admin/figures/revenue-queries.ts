import {
  LOW_ZAPS,
  type MrrMetrics,
  PLANS,
  type SubscriptionStats,
  type ZapStats,
} from "@spellwright/contract";
import { PLAN_TERMS } from "@spellwright/zaps";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/index.ts";
import { keepFinishedDays, questionsSince } from "./day-queries.ts";

/**
 * What each person pays for the month that is running at two moments, now and 30 days before. A person has
 * one plan at a time: where a dearer one replaced another, the dearer counts. Payments that were given back
 * whole or are disputed count for nothing. Who deleted the account is still one payer, without a name.
 */
const payers = (now: Date) => sql`
  select coalesce(user_id, subscription_id) as payer,
    coalesce(max(amount_cents) filter (where period_start <= at and period_end > at), 0) as now,
    coalesce(max(amount_cents) filter (
      where period_start <= at - interval '30 days' and period_end > at - interval '30 days'), 0) as before
  from payments, (select ${now.toISOString()}::timestamptz as at) moment
  where plan is not null and refunded_cents < amount_cents
    and (dispute is null or dispute = 'lost')
    and period_end > at - interval '30 days'
  group by 1`;

/** [ADM-03] Real prices, as they were paid. */
export const readMrr = async (db: Database, now: Date): Promise<MrrMetrics> => {
  const { rows } = await db.execute<{ [Name in keyof MrrMetrics]: number }>(sql`
    select coalesce(sum(now), 0)::int as current_mrr,
      coalesce(sum(greatest(now - before, 0)), 0)::int as new_mrr_30d,
      coalesce(sum(greatest(before - now, 0)), 0)::int as churned_mrr_30d,
      count(*) filter (where now > 0)::int as active_paying_customers
    from (${payers(now)}) payers`);
  const [row] = rows;
  if (row === undefined) throw new Error("figures always have a row");
  return row;
};

/** Subscriptions that were paid for, and all money that came in and stayed. */
export const readSubscriptionStats = async (
  db: Database,
  now: Date,
): Promise<SubscriptionStats> => {
  const { rows } = await db.execute<{
    total_subscriptions: number;
    conversion_rate: number;
    churned_last_30d: number;
    total_revenue_estimate: number;
  }>(sql`
    select
      (select count(distinct subscription_id)::int from payments) as total_subscriptions,
      coalesce(round(100.0 * paying / nullif((select count(*) from "user"), 0), 1), 0)::float8
        as conversion_rate,
      churned_last_30d,
      (select coalesce(sum(amount_cents - refunded_cents)
          filter (where dispute is null or dispute = 'lost'), 0)::float8 from payments)
        as total_revenue_estimate
    from (
      select count(*) filter (where now > 0) as paying,
        count(*) filter (where before > 0 and now = 0)::int as churned_last_30d
      from (${payers(now)}) payers
    ) counted`);
  const [row] = rows;
  if (row === undefined) throw new Error("figures always have a row");
  return { ...row, trial_users: 0 };
};

const FREE = sql`${PLAN_TERMS.free.monthlyZaps}::int`;
const OF_PLAN = sql.join(
  PLANS.map((plan) => sql`when ${plan} then ${PLAN_TERMS[plan].monthlyZaps}::int`),
  sql` `,
);
/** What a row may use of a month that nobody has looked at yet (`allowanceOf`). */
const ALLOWANCE = sql`least(case plan ${OF_PLAN} end, case when plan_until is not null then
  ${FREE} + greatest(0, plan_bought - plan_used - greatest(0, monthly_used - ${FREE})) end)`;

/** Days over which questions are counted. */
const WEEK = 7;

/** What is left of this month's allowance and of bought zaps, over all people. */
export const readZapStats = async (db: Database, now: Date): Promise<ZapStats> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  // The first of seven times 24 hours began on the day before the first of seven days.
  await keepFinishedDays(db, now, WEEK + 1);
  const month = sql`date_trunc('month', ${at} at time zone 'UTC')::date`;
  const { rows } = await db.execute<{ [Name in keyof ZapStats]: number }>(sql`
    with plans as (
      select monthly_remaining, monthly_used, plan_until, plan_bought, plan_used, bought_remaining, granted_month,
        plan_until is not null and plan_until <= ${at} as over,
        case when plan_until is not null and plan_until <= ${at} then 'free' else plan end as plan
      from user_zaps
    ), balances as (
      select bought_remaining + case when granted_month = ${month} and not over
        then monthly_remaining else ${ALLOWANCE} end as zaps
      from plans
    )
    select count(*) filter (where zaps > 0)::int as total_users_with_zaps,
      coalesce(sum(zaps), 0)::int as total_zaps_available,
      coalesce(round(avg(zaps), 1), 0)::float8 as avg_zaps_per_user,
      count(*) filter (where zaps > 0 and zaps < ${LOW_ZAPS})::int as users_low_zaps,
      count(*) filter (where zaps <= 0)::int as users_no_zaps,
      round(${questionsSince(now, WEEK)} / ${WEEK}::numeric, 1)::float8 as avg_questions_per_day_7d
    from balances`);
  const [row] = rows;
  if (row === undefined) throw new Error("figures always have a row");
  return row;
};
