import type { PaidPlan } from "@spellwright/contract";
import type { PayPal, PayPalSubscription } from "@spellwright/services";
import { AppError } from "../../../http/index.ts";
import { lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { listCatalog } from "../provider/catalog-queries.ts";
import { grantPaidPlan } from "./paid-plan.ts";
import { storeSubscription } from "./store-subscription.ts";
import { findSubscription, type SubscriptionRow } from "./subscription-queries.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often an answer may be overtaken by something newer before the caller is told to wait. */
const MOST_ROUNDS = 10;

/** What the provider calls its plans, in our words. */
const planAtProvider = async (
  { database }: BillingParts,
  paypal: PayPal,
  row: SubscriptionRow,
  found: PayPalSubscription,
): Promise<PaidPlan | undefined> => {
  if (found.planId === row.providerPlanId) return row.plan;
  const kept = await listCatalog(database, paypal.account);
  const item = kept.find(({ providerId }) => providerId === found.planId)?.item;
  const plan = item?.split(":")[1];
  return plan === "basic" || plan === "pro" ? plan : undefined;
};

/** What a caller was after stands in a row, whoever stored it. */
type Enough = (row: SubscriptionRow) => Promise<boolean>;

/**
 * Looks a subscription up at the provider and takes over what it says (BILL-13): the one way in which a
 * payment of a plan ever counts. Many at once do not wait for each other: who is overtaken by one that
 * stored what he was after is content with it.
 *
 * @returns the row as it stands, and whether this look is the one that brought what the caller was after
 * @throws AppError PAYMENT_MISMATCH when it is another's, for another plan or another amount
 * @throws PayPalError
 */
export const syncSubscription = async (
  parts: BillingParts,
  row: SubscriptionRow,
  isEnough: Enough = async () => false,
): Promise<{ readonly row: SubscriptionRow; readonly isNews: boolean }> => {
  let current = row;
  let isOld = await isEnough(row);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (current.providerId === null) return { row: current, isNews: false };
    const isStored = await syncOnce(parts, current, current.providerId);
    current = (await findSubscription(parts.database, row.id)) ?? current;
    if (isStored) return { row: current, isNews: !isOld };
    isOld = await isEnough(current);
    if (isOld) return { row: current, isNews: false };
  }
  throw new AppError("PAYMENT_UNAVAILABLE");
};

/** @returns false when the row changed while the provider was asked: the answer may be older */
const syncOnce = async (
  parts: BillingParts,
  row: SubscriptionRow,
  providerId: string,
): Promise<boolean> => {
  const { database, log } = parts;
  const paypal = await parts.provider.open();
  const found = await paypal.subscriptions.read(providerId);
  const plan = await planAtProvider(parts, paypal, row, found);
  if (found.customId !== row.id || plan === undefined) {
    log.error({ subscription: row.id }, "a subscription at the provider is not what was agreed to");
    throw new AppError("PAYMENT_MISMATCH");
  }
  const from = new Date(row.createdAt.getTime() - DAY_MS);
  const transactions = found.status.startsWith("APPROV")
    ? []
    : await paypal.subscriptions.transactions(
        providerId,
        from,
        new Date(Math.max(parts.now().getTime(), Date.now()) + DAY_MS),
      );
  const strange = await database.transaction(async (tx) => {
    const now = parts.now();
    if (row.userId !== null) await lockZaps(tx, row.userId);
    const current = await findSubscription(tx, row.id);
    if (current === undefined || current.revision !== row.revision) return null;
    const unknown = await storeSubscription(tx, current, found, plan, transactions, now);
    if (current.userId !== null) await grantPaidPlan(tx, current.userId, now);
    return unknown;
  });
  if (strange === null) return false;
  if (strange.length > 0) {
    log.error({ subscription: row.id, strange }, "payments of another amount were not credited");
    throw new AppError("PAYMENT_MISMATCH");
  }
  return true;
};
