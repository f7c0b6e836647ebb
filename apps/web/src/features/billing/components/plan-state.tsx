import type { BillingStatus } from "@spellwright/contract";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner } from "../../../ui/index.ts";
import { priceText } from "../model/plan-cards.ts";

/** When the next charge comes and for what, or when the plan ends (BILL-11). */
export function PlanState({ status }: { status: BillingStatus }) {
  const { t, language } = useText();
  const { subscription, plan, available_plans: offers } = status;
  return (
    <>
      {subscription?.status === "suspended" && (
        <Banner tone="warn">{t("payments.suspended")}</Banner>
      )}
      {subscription !== null && (
        <p>
          {subscription.status === "cancelled" &&
            t("payments.endsOn", {
              plan: plan.name,
              date: dayAndMonth(subscription.access_until, language),
            })}
          {subscription.next_charge_at !== null &&
            subscription.next_charge_cents !== null &&
            subscription.next_plan !== null &&
            t(subscription.next_plan === plan.id ? "payments.nextCharge" : "payments.nextPlan", {
              price: priceText(subscription.next_charge_cents, language),
              date: dayAndMonth(subscription.next_charge_at, language),
              plan: offers[subscription.next_plan].name,
            })}
        </p>
      )}
      {plan.id === "basic" && subscription?.status === "active" && (
        <p className="small muted">{t("payments.upgradeNote")}</p>
      )}
      {status.priority_support !== null && (
        <p>
          <a className="text-link" href={`mailto:${status.priority_support}`}>
            {t("payments.support", { email: status.priority_support })}
          </a>
        </p>
      )}
    </>
  );
}
