import { lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { listPayments } from "../history/payment-queries.ts";
import { addNotice } from "../notices/notice-queries.ts";
import { grantPaidPlan, periodsOf } from "./paid-plan.ts";
import {
  listSubscriptions,
  type SubscriptionRow,
  updateSubscription,
} from "./subscription-queries.ts";

/** Ends the plan of a subscription once its paid time is over, and tells its person (BILL-11). */
export const endPlan = (parts: BillingParts, row: SubscriptionRow): Promise<void> =>
  parts.database.transaction(async (tx) => {
    const now = parts.now();
    const { userId } = row;
    if (userId === null) return void (await updateSubscription(tx, row.id, { endedAt: now }));
    await lockZaps(tx, userId);
    const payments = await listPayments(tx, userId);
    const own = payments.filter(({ subscriptionId }) => subscriptionId === row.id);
    const rest = periodsOf(own, await listSubscriptions(tx, userId));
    if (rest.some(({ until }) => new Date(until) > now)) return;
    await updateSubscription(tx, row.id, { endedAt: now });
    const { plan } = await grantPaidPlan(tx, userId, now);
    if (plan !== "free" || own.length === 0) return;
    const notice = { key: `ended:${row.id}`, userId, kind: "plan_ended", plan: row.plan } as const;
    await addNotice(tx, { ...notice, day: null });
  });
