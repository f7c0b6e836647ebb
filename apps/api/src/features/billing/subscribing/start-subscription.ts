import type { Agreement, Language, PaidPlan } from "@spellwright/contract";
import { isRefusedFor, type PayPal } from "@spellwright/services";
import { PLAN_TERMS, planAt } from "@spellwright/zaps";
import { AppError } from "../../../http/index.ts";
import { lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { listPayments } from "../history/payment-queries.ts";
import { type BuyerAgreement, requireAgreement } from "../policy.ts";
import { withPaymentErrors } from "../provider/payment-errors.ts";
import { forgetPlanId, planIdOf } from "../provider/plan-catalog.ts";
import { periodsOf } from "./paid-plan.ts";
import {
  CHARGING_STATES,
  findBegun,
  insertSubscription,
  keepBegun,
  listSubscriptions,
  type SubscriptionRow,
  updateSubscription,
} from "./subscription-queries.ts";

/** What was begun longer ago is begun anew: the provider's page would not take it any more. */
const BEGUN_MS = 2 * 60 * 60 * 1000;

interface PlanRequest {
  readonly userId: string;
  readonly plan: PaidPlan;
  readonly language: Language;
  readonly agreement: Agreement | undefined;
}

interface Begun {
  readonly row: SubscriptionRow;
  /** ISO moment of the first charge: the end of what is paid already. Null: at once. */
  readonly startAt: string | null;
  /** An existing subscription that shall go on with a cheaper plan. */
  readonly isRevision: boolean;
}

const journeyOf = ({ publicUrl }: BillingParts, { plan, language }: PlanRequest) => ({
  returnUrl: `${publicUrl}/${language}/subscription-success?plan_id=${plan}`,
  cancelUrl: `${publicUrl}/${language}/subscription-cancelled?plan_id=${plan}`,
  language,
});

/** Decides under the lock of the account what the request is: two of them at once begin one thing. */
const begin = (
  parts: BillingParts,
  { userId, plan }: PlanRequest,
  agreed: BuyerAgreement,
): Promise<Begun> =>
  parts.database.transaction(async (tx) => {
    const now = parts.now();
    await lockZaps(tx, userId);
    const all = await listSubscriptions(tx, userId);
    const running = all.find(({ status, cancelWanted }) => status === "active" && !cancelWanted);
    const priceCents = PLAN_TERMS[plan].priceCents;
    if (running?.plan === plan) throw new AppError("PLAN_ALREADY_YOURS");
    const paid = planAt(periodsOf(await listPayments(tx, userId), []), now);
    const isPaidAlready = PLAN_TERMS[paid.plan].priceCents >= priceCents;
    // Cheaper from the next charge on, or, before that comes, as dear again.
    if (
      running !== undefined &&
      (isPaidAlready || PLAN_TERMS[running.plan].priceCents > priceCents)
    ) {
      await updateSubscription(tx, running.id, { askedPlan: plan, ...agreed });
      return { row: running, startAt: null, isRevision: true };
    }
    const suspended = all.some(({ status }) => status === CHARGING_STATES[1]);
    const startAt = isPaidAlready && !suspended ? paid.until : null;
    const begun = await findBegun(tx, userId, plan, new Date(now.getTime() - BEGUN_MS));
    const fresh = {
      userId,
      plan,
      priceCents,
      ...agreed,
      status: "making",
      createdAt: now,
      updatedAt: now,
    } as const;
    const row = begun ?? (await insertSubscription(tx, fresh));
    return { row, startAt, isRevision: false };
  });

/** The provider may have lost the plan: then it is found or made anew, once. */
const withPlanId = async <Result>(
  { database }: BillingParts,
  paypal: PayPal,
  plan: PaidPlan,
  use: (planId: string, isRepeat: boolean) => Promise<Result>,
): Promise<{ readonly planId: string; readonly result: Result }> => {
  const planId = await planIdOf(database, paypal, plan);
  try {
    return { planId, result: await use(planId, false) };
  } catch (error) {
    if (!isRefusedFor(error, "PLAN_STATUS_INVALID", "INVALID_RESOURCE_ID", "RESOURCE_NOT_FOUND"))
      throw error;
    await forgetPlanId(database, paypal, plan);
    const found = await planIdOf(database, paypal, plan);
    return { planId: found, result: await use(found, true) };
  }
};

/**
 * Sends a person to the provider's page for a plan (BILL-04). A dearer plan is a new subscription, paid
 * at once. A cheaper one revises the running subscription from the next charge on. Who comes back while
 * the old time is still paid is charged when it ends. Repeats lead to the same page.
 *
 * @throws AppError PLAN_ALREADY_YOURS, APPROVAL_URL_MISSING, PAYMENTS_NOT_CONFIGURED,
 * SHOP_INCOMPLETE, TERMS_NOT_ACCEPTED, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export const startSubscription = async (
  parts: BillingParts,
  asked: PlanRequest,
): Promise<{ approval_url: string; subscription_id: string }> => {
  const { database } = parts;
  const agreed = requireAgreement(parts, asked.agreement);
  const paypal = await parts.provider.open();
  const { row, startAt, isRevision } = await begin(parts, asked, agreed);
  if (
    !isRevision &&
    row.status === "approving" &&
    row.approvalUrl !== null &&
    row.providerId !== null
  )
    return { approval_url: row.approvalUrl, subscription_id: row.providerId };
  const journey = journeyOf(parts, asked);
  if (isRevision && row.providerId !== null) {
    const id = row.providerId;
    const { result } = await withPaymentErrors(parts, () =>
      withPlanId(parts, paypal, asked.plan, (planId) =>
        paypal.subscriptions.revise(id, planId, journey),
      ),
    );
    if (result === null) throw new AppError("APPROVAL_URL_MISSING");
    return { approval_url: result, subscription_id: id };
  }
  const { planId, result: made } = await withPaymentErrors(parts, () =>
    withPlanId(parts, paypal, asked.plan, (id, isRepeat) =>
      paypal.subscriptions.create(
        { id: row.id, planId: id, startAt, ...journey },
        isRepeat ? `${row.id}-again` : row.id,
      ),
    ),
  );
  if (made.approvalUrl === null) throw new AppError("APPROVAL_URL_MISSING");
  await keepBegun(database, row.id, {
    providerId: made.id,
    providerPlanId: planId,
    approvalUrl: made.approvalUrl,
  });
  return { approval_url: made.approvalUrl, subscription_id: made.id };
};
