import type { Payment } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { priceText } from "../model/plan-cards.ts";
import { PLAN_NAMES } from "../model/plan-names.ts";

/** What was paid for, and what became of the money where that is not plain. */
export const usePaymentText = (payment: Payment): { item: string; state: string | null } => {
  const { t, language } = useText();
  const { plan, zaps, refunded_cents: refunded, amount_cents: amount, disputed } = payment;
  const item =
    plan === null
      ? t(payment.server_pack ? "payments.serverPack" : "payments.zaps", { count: zaps ?? 0 })
      : t("payments.plan", { plan: PLAN_NAMES[plan] });
  if (disputed) return { item, state: t("payments.disputed") };
  if (refunded === 0) return { item, state: null };
  const state =
    refunded >= amount
      ? t("payments.refunded")
      : t("payments.partlyRefunded", { price: priceText(refunded, language) });
  return { item, state };
};
