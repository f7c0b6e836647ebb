import type { PaidPlan } from "@spellwright/contract";

/** What the provider's way back brings to any page (BILL-05). */
export type PurchaseReturn =
  | { readonly kind: "plan"; readonly plan_id: PaidPlan; readonly subscriptionId: string }
  | { readonly kind: "pack"; readonly orderId: string; readonly zaps: 10 | 25 };

/** Null for an address that brings nothing. */
export const readPurchaseReturn = (search: string): PurchaseReturn | null => {
  const query = new URLSearchParams(search);
  if (query.get("billing") !== "1") return null;
  const [subscriptionId, plan] = [query.get("subscriptionId"), query.get("plan")];
  if (subscriptionId !== null && (plan === "basic" || plan === "pro"))
    return { kind: "plan", plan_id: plan, subscriptionId };
  const [orderId, zaps] = [query.get("orderId"), Number(query.get("zaps"))];
  if (orderId === null || (zaps !== 10 && zaps !== 25)) return null;
  return { kind: "pack", orderId, zaps };
};

const OURS = ["billing", "subscriptionId", "plan", "orderId", "zaps"];
const PROVIDERS = ["token", "PayerID", "subscription_id", "ba_token"];

/** The query without what the purchase brought. Empty, or with its question mark. */
export const cleanedSearch = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of [...OURS, ...PROVIDERS]) query.delete(name);
  const rest = query.toString();
  return rest === "" ? "" : `?${rest}`;
};
