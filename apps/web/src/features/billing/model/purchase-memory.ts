import type { PaidPlan } from "@spellwright/contract";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { readSessionStored, writeSessionStored } from "../../../lib/storage/session-storage.ts";
import type { PendingQuestion } from "./pending-question.ts";

/** What was begun at the provider from this tab, for the way back (BILL-02). */
export interface BegunPurchase {
  readonly plan: PaidPlan | null;
  readonly subscriptionId: string | null;
  /** The page that it began on, with its query. */
  readonly from: string;
  /** The question there that waits for zaps. */
  readonly question: PendingQuestion | null;
}

const KEY = "purchase";

/**
 * Kept for this tab only: another one may be buying something else. Where storage is refused, the address
 * that the provider leads back to says enough.
 */
export const rememberPurchase = (purchase: BegunPurchase): void => {
  writeSessionStored(KEY, JSON.stringify(purchase));
};

const isPaidPlan = (value: unknown): value is PaidPlan => value === "basic" || value === "pro";

/** A path of ours; anything else leads nowhere. */
const isOwnPath = (value: unknown): value is string =>
  typeof value === "string" && /^\/(?:fr|en)\/[^/\\]/.test(value);

export const readPurchase = (): BegunPurchase | null => {
  try {
    const value: unknown = JSON.parse(readSessionStored(KEY) ?? "null");
    if (!isRecord(value)) return null;
    const { plan, subscriptionId, from, question } = value;
    return {
      plan: isPaidPlan(plan) ? plan : null,
      subscriptionId: typeof subscriptionId === "string" ? subscriptionId : null,
      from: isOwnPath(from) ? from : "",
      question: typeof question === "string" ? question : null,
    };
  } catch {
    return null;
  }
};

/** What the address of the success page names, completed by what this tab remembers. Null: not enough. */
export const activationOf = (
  search: URLSearchParams,
  begun: BegunPurchase | null,
): { readonly plan_id: PaidPlan; readonly subscriptionId: string } | null => {
  const named = search.get("plan_id");
  const plan = isPaidPlan(named) ? named : (begun?.plan ?? null);
  // `token` is PayPal's name for something else when `subscription_id` stands beside it.
  const id = search.get("subscription_id") ?? begun?.subscriptionId ?? search.get("token");
  return plan === null || id === null || id === "" ? null : { plan_id: plan, subscriptionId: id };
};
