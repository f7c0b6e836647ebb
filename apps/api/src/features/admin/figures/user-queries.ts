import type { Plan } from "@spellwright/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/index.ts";

/** What the totals, the ledger and the books know of a person. The month may still have to be opened. */
export interface StoredUsage extends Record<string, unknown> {
  user_id: string;
  email: string;
  total_questions: number;
  oracle_questions: number;
  forge_questions: number;
  total_zaps_consumed: number;
  plan: Plan;
  plan_until: string | null;
  granted_month: string | null;
  monthly_remaining: number;
  monthly_used: number;
  plan_bought: number;
  plan_used: number;
  bought_remaining: number;
  daily_date: string | null;
  daily_count: number;
  subscription_status: string | null;
  subscription_price_cents: number;
  success_rate: number | null;
  avg_response_time: number | null;
  days_since_signup: number;
  days_since_last_use: number;
}

/** Which people are listed, and how many; `after` is the last one that was read before. */
export interface UsageFilter {
  readonly now: Date;
  readonly fewest: number;
  readonly limit: number;
  readonly after?: Pick<StoredUsage, "user_id" | "total_questions"> | undefined;
}

/**
 * The people with the most questions, `fewest` at least. The ledger and the books are read for the rows
 * of the answer only.
 */
export const listUsage = async (
  db: Database,
  { now, fewest, limit, after }: UsageFilter,
): Promise<StoredUsage[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const following =
    after === undefined
      ? sql``
      : sql`and questions <= ${after.total_questions}
          and (questions < ${after.total_questions} or user_id > ${after.user_id})`;
  const { rows } = await db.execute<StoredUsage>(sql`
    with most as (
      select * from question_totals where questions >= ${fewest} ${following}
      order by questions desc nulls last, user_id limit ${limit}
    )
    select u.id as user_id, u.email,
      most.questions as total_questions, most.oracle_questions, most.forge_questions,
      coalesce(spent.zaps, 0)::int as total_zaps_consumed,
      coalesce(z.plan, 'free') as plan,
      to_char(z.plan_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as plan_until,
      z.granted_month::text as granted_month, z.daily_date::text as daily_date,
      coalesce(z.monthly_remaining, 0) as monthly_remaining,
      coalesce(z.monthly_used, 0) as monthly_used,
      coalesce(z.plan_bought, 0) as plan_bought, coalesce(z.plan_used, 0) as plan_used,
      coalesce(z.bought_remaining, 0) as bought_remaining,
      coalesce(z.daily_count, 0) as daily_count,
      newest.status as subscription_status,
      coalesce(newest.price_cents, 0) as subscription_price_cents,
      round(100.0 * most.decided / nullif(most.known, 0), 1)::float8 as success_rate,
      (most.response_time_ms / nullif(most.timed, 0))::int as avg_response_time,
      greatest(0, extract(day from ${at} - u.created_at))::int as days_since_signup,
      greatest(0, extract(day from ${at} - most.last_asked_at))::int as days_since_last_use
    from most
    join "user" u on u.id = most.user_id
    left join user_zaps z on z.user_id = u.id
    left join lateral (
      select -sum(e.amount) as zaps from zap_entries e
      where e.user_id = u.id and e.kind in ('reserve', 'refund')
    ) spent on true
    left join lateral (
      select s.status, s.price_cents from subscriptions s
      where s.user_id = u.id and s.status not in ('making', 'approving')
      order by s.created_at desc limit 1
    ) newest on true
    order by most.questions desc, u.id`);
  return rows;
};
