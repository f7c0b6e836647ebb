import type { UserUsage } from "@spellwright/contract";
import { openPeriod } from "@spellwright/zaps";
import type { StoredUsage } from "./user-queries.ts";

/** A person's use. A month that has begun since the last look has its whole allowance (BILL-07). */
export const presentUsage = (row: StoredUsage, now: Date): UserUsage => {
  const { account } = openPeriod(
    {
      plan: row.plan,
      planUntil: row.plan_until,
      grantedMonth: row.granted_month,
      monthlyRemaining: row.monthly_remaining,
      monthlyUsed: row.monthly_used,
      planBought: row.plan_bought,
      planUsed: row.plan_used,
      boughtRemaining: row.bought_remaining,
      dailyDate: row.daily_date,
      dailyCount: row.daily_count,
      dailyJoined: 0,
      dailyUndecided: 0,
      dailyUndecidedModel: 0,
    },
    now,
  );
  const isPaying = account.plan !== "free";
  return {
    user_id: row.user_id,
    email: row.email,
    total_questions: row.total_questions,
    oracle_questions: row.oracle_questions,
    forge_questions: row.forge_questions,
    total_zaps_consumed: row.total_zaps_consumed,
    monthly_remaining: account.monthlyRemaining,
    has_subscription: isPaying,
    subscription_plan: account.plan,
    subscription_status: row.subscription_status,
    subscription_price_cents: isPaying ? row.subscription_price_cents : 0,
    success_rate: row.success_rate,
    avg_response_time: row.avg_response_time,
    days_since_signup: row.days_since_signup,
    days_since_last_use: row.days_since_last_use,
  };
};
