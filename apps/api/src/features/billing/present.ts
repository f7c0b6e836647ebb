import type {
  BillingStatus,
  BillingSubscription,
  Payment,
  PaymentsKind,
  Plan,
  PlanOffer,
} from "@spellwright/contract";
import { PLAN_TERMS, resetsAt, type ZapAccount } from "@spellwright/zaps";
import type { PaymentRow } from "./history/payment-queries.ts";
import { isKept } from "./subscribing/paid-plan.ts";
import { CHARGING_STATES, type SubscriptionRow } from "./subscribing/subscription-queries.ts";

/** A plan as this server sells it: priority support needs an address to write to (BILL-09). */
const offerOf = (plan: Plan, supportEmail: string | null): PlanOffer => {
  const { name, priceCents, monthlyZaps, dailyCap, overageCents, rights } = PLAN_TERMS[plan];
  return {
    name,
    price_cents: priceCents,
    monthly_zaps: monthlyZaps,
    daily_cap: dailyCap,
    overage_enabled: overageCents !== null,
    overage_price_cents: overageCents ?? 0,
    rights: rights.filter((right) => right !== "priority_support" || supportEmail !== null),
  };
};

/** What a person has bought, as far as the status tells it. */
export interface Purchases {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly payments: readonly PaymentRow[];
}

const presentSubscription = (
  account: ZapAccount,
  { subscriptions, payments }: Purchases,
  now: Date,
): BillingSubscription | null => {
  if (account.plan === "free") return null;
  const paid = payments.find(
    (payment) => isKept(payment) && payment.plan === account.plan && payment.periodEnd !== null,
  );
  const live = subscriptions.find(
    ({ status, cancelWanted }) => CHARGING_STATES.some((each) => each === status) && !cancelWanted,
  );
  const until =
    paid?.periodEnd ?? (account.planUntil === null ? null : new Date(account.planUntil));
  if (until === null) return null;
  const isCharged = live?.status === "active";
  return {
    plan: account.plan,
    status: live === undefined ? "cancelled" : isCharged ? "active" : "suspended",
    access_until: (until > now ? until : now).toISOString(),
    next_charge_at: isCharged ? (live.nextChargeAt?.toISOString() ?? null) : null,
    next_charge_cents: isCharged ? live.priceCents : null,
    next_plan: isCharged ? live.plan : null,
  };
};

/** The billing status of an account that stands at the current month and day (BILL-04). */
export const presentStatus = (
  account: ZapAccount,
  bought: Purchases,
  {
    payments,
    supportEmail,
  }: { readonly payments: PaymentsKind; readonly supportEmail: string | null },
  now: Date,
): BillingStatus => ({
  plan: { id: account.plan, ...offerOf(account.plan, supportEmail) },
  zaps: {
    monthly_remaining: account.monthlyRemaining,
    bought_remaining: account.boughtRemaining,
    daily_count: account.dailyCount,
    daily_cap: PLAN_TERMS[account.plan].dailyCap,
    resets_at: resetsAt(now).toISOString(),
  },
  available_plans: {
    free: offerOf("free", supportEmail),
    basic: offerOf("basic", supportEmail),
    pro: offerOf("pro", supportEmail),
  },
  subscription: presentSubscription(account, bought, now),
  payments,
  priority_support: PLAN_TERMS[account.plan].rights.includes("priority_support")
    ? supportEmail
    : null,
});

/** A payment, as its owner sees it. */
export const presentPayment = (payment: PaymentRow): Payment => ({
  id: payment.id,
  receipt_number: `SW-${payment.paidAt.getUTCFullYear()}-${String(payment.number).padStart(6, "0")}`,
  plan: payment.plan,
  zaps: payment.zaps,
  server_pack: payment.guildId !== null,
  amount_cents: payment.amountCents,
  currency: payment.currency,
  refunded_cents: payment.refundedCents,
  disputed: payment.dispute === "open" || payment.dispute === "lost",
  paid_at: payment.paidAt.toISOString(),
  period_end: payment.periodEnd?.toISOString() ?? null,
});
