import type { PaidPlan } from "@spellwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/http/api.ts";
import { useSingleAction } from "../../../lib/page/use-single-action.ts";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { announceZapChange } from "../api/zap-changes.ts";
import { AGREEMENT } from "../model/agreement.ts";
import type { PendingQuestion } from "../model/pending-question.ts";
import { rememberPurchase } from "../model/purchase-memory.ts";

const here = (): string => `${window.location.pathname}${window.location.search}`;

/**
 * Buying and ending: one thing at a time, so that a double click begins one purchase. The way to the
 * provider leaves this page. The failure of what stays is told as a sentence.
 *
 * @param question waits here for zaps
 */
export const usePurchase = (question: PendingQuestion | null) => {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { busy, failure, run } = useSingleAction();

  return {
    /** The plan, pack or end that is under way. */
    busy,
    failure,
    startPlan: (plan: PaidPlan) =>
      run(plan, async () => {
        const made = await client.billing.subscription.create({
          plan_id: plan,
          agreement: AGREEMENT,
        });
        rememberPurchase({ plan, subscriptionId: made.subscription_id, from: here(), question });
        window.location.assign(made.approval_url);
      }),
    buyZaps: (zaps: 10 | 25) =>
      run(`zaps-${zaps}`, async () => {
        const return_to = window.location.pathname;
        const made = await client.billing.overage.order({ zaps, return_to, agreement: AGREEMENT });
        rememberPurchase({ plan: null, subscriptionId: null, from: here(), question });
        window.location.assign(made.approval_url);
      }),
    cancel: () =>
      run("cancel", async () => {
        const { access_until: until } = await client.billing.subscription.cancel();
        // The dialog closes over what is so now: a button that has gone would lose the focus.
        await announceZapChange(queries);
        const date = dayAndMonth(until ?? new Date().toISOString(), language);
        toast.success(t("payments.cancelled", { date }));
      }),
  };
};

export type Purchase = ReturnType<typeof usePurchase>;
