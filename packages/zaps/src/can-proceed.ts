import type { Plan } from "@spellwright/contract";

/** What the decision needs to know; `GET /api/billing/status` tells the same numbers (BILL-14). */
export interface ZapStanding {
  readonly monthlyRemaining: number;
  readonly boughtRemaining: number;
  readonly dailyCount: number;
  readonly dailyCap: number;
  readonly plan: Plan;
}

/** The refusals of BILL-08, with the parameters of their error codes. */
export type ZapRefusal =
  | { readonly reason: "MONTHLY_LIMIT" }
  | { readonly reason: "INSUFFICIENT_ZAPS"; readonly remaining: number; readonly required: number }
  | { readonly reason: "DAILY_CAP"; readonly plan: Plan; readonly cap: number }
  | { readonly reason: "UNDECIDED_CAP"; readonly cap: number };

/** BILL-14: yes, or no with the reason. */
export type Decision =
  | { readonly canProceed: true }
  | ({ readonly canProceed: false } & ZapRefusal);

/**
 * Whether a request of a given cost may go on (BILL-08, BILL-14).
 *
 * The lack of zaps is told before the daily cap: waiting for tomorrow would not help. Past the cap a
 * request goes on only when bought zaps alone can pay it, because the cap does not stop those (BILL-07).
 *
 * @param cost in zaps, at least 1.
 */
export const canProceed = (standing: ZapStanding, cost: number): Decision => {
  const remaining = standing.monthlyRemaining + standing.boughtRemaining;
  if (remaining === 0) return { canProceed: false, reason: "MONTHLY_LIMIT" };
  if (remaining < cost) {
    return { canProceed: false, reason: "INSUFFICIENT_ZAPS", remaining, required: cost };
  }
  if (isCapped(standing) && standing.boughtRemaining < cost) {
    const { plan, dailyCap } = standing;
    return { canProceed: false, reason: "DAILY_CAP", plan, cap: dailyCap };
  }
  return { canProceed: true };
};

/** Whether the day's requests from the monthly allowance are used up (BILL-07). */
export const isCapped = ({ dailyCount, dailyCap }: Pick<ZapStanding, "dailyCount" | "dailyCap">) =>
  dailyCount >= dailyCap;
