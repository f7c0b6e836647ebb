import { isRefusedFor } from "@spellwright/services";
import { AppError, describeError } from "../../../http/index.ts";
import { lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { listPayments } from "../history/payment-queries.ts";
import { grantPaidPlan, isKept } from "./paid-plan.ts";
import {
  CHARGING_STATES,
  listSubscriptions,
  type SubscriptionRow,
  updateSubscription,
} from "./subscription-queries.ts";

/** PayPal asks for a reason. The buyer reads it. */
const REASON = "Cancelled on Spellwright";

/**
 * Tells the provider that a subscription has ended. One that it does not know, or that has ended there
 * already, has ended.
 *
 * @throws PayPalError
 */
export const cancelAtProvider = async (
  parts: BillingParts,
  row: SubscriptionRow,
): Promise<void> => {
  if (row.providerId === null) return;
  const paypal = await parts.provider.open();
  try {
    await paypal.subscriptions.cancel(row.providerId, REASON);
  } catch (error) {
    if (
      !isRefusedFor(
        error,
        "SUBSCRIPTION_STATUS_INVALID",
        "INVALID_RESOURCE_ID",
        "RESOURCE_NOT_FOUND",
      )
    )
      throw error;
  }
  await updateSubscription(parts.database, row.id, {
    status: "cancelled",
    cancelWanted: false,
    nextChargeAt: null,
    updatedAt: parts.now(),
  });
};

/**
 * Ends a person's subscription (BILL-11). The wish is stored first and holds from then on: should the
 * provider not answer now, it is told again until it does. What is paid stays until its end.
 *
 * @returns end of the time that is paid for. Null when nothing is
 * @throws AppError SUBSCRIPTION_NONE
 */
export const cancelSubscription = async (
  parts: BillingParts,
  userId: string,
): Promise<{ access_until: string | null }> => {
  const { database, log } = parts;
  const { rows, until } = await database.transaction(async (tx) => {
    const now = parts.now();
    await lockZaps(tx, userId);
    const live = (await listSubscriptions(tx, userId)).filter(
      ({ status, cancelWanted }) =>
        CHARGING_STATES.some((each) => each === status) && !cancelWanted,
    );
    if (live.length === 0) throw new AppError("SUBSCRIPTION_NONE");
    for (const { id } of live)
      await updateSubscription(tx, id, { cancelWanted: true, nextChargeAt: null, updatedAt: now });
    await grantPaidPlan(tx, userId, now);
    const paid = (await listPayments(tx, userId)).filter(isKept);
    const ends = paid.flatMap(({ periodEnd }) => (periodEnd === null ? [] : [periodEnd]));
    const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0];
    return { rows: live, until: last !== undefined && last > now ? last.toISOString() : null };
  });
  for (const row of rows)
    await cancelAtProvider(parts, row).catch((error: unknown) => {
      log.warn({ subscription: row.id, error: describeError(error) }, "told of its end later");
    });
  return { access_until: until };
};
