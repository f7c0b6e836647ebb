import type { BillingStatus, Effort } from "@spellwright/contract";
import { client } from "../../../lib/http/api.ts";
import type { Failure } from "../model/run-follow.ts";

/** What a ruling costs with a language model (ORA-11). */
const EFFORT_ZAPS: Readonly<Record<Effort, number>> = { low: 1, medium: 2, high: 3 };

/** The local judge has one price (ORA-11). */
export const costOf = (effort: Effort, localJudge: boolean): number =>
  localJudge ? 1 : EFFORT_ZAPS[effort];

/** The check is a courtesy: it may not hold a question back for longer. */
const CHECK_LIMIT_MS = 3000;

/**
 * ORA-07, BILL-14: why zaps that are known do not allow a question: none left, too few, or enough for
 * today, where bought ones alone do not pay. Null when they do. The server counts alike.
 */
export const refusalOf = (
  { zaps, plan }: Pick<BillingStatus, "zaps" | "plan">,
  cost: number,
): Failure | null => {
  const remaining = zaps.monthly_remaining + zaps.bought_remaining;
  if (remaining === 0) return { code: "MONTHLY_LIMIT", params: { resets_at: zaps.resets_at } };
  if (remaining < cost) return { code: "INSUFFICIENT_ZAPS", params: { remaining, required: cost } };
  if (zaps.daily_count >= zaps.daily_cap && zaps.bought_remaining < cost)
    return { code: "DAILY_CAP", params: { plan: plan.id, cap: zaps.daily_cap } };
  return null;
};

/**
 * ORA-07: null when the question may be sent. A status that cannot be read lets it through: the
 * server decides in any case.
 */
export const checkZaps = async (cost: number): Promise<Failure | null> => {
  try {
    const signal = AbortSignal.timeout(CHECK_LIMIT_MS);
    return refusalOf(await client.billing.status(undefined, { signal }), cost);
  } catch {
    return null;
  }
};
