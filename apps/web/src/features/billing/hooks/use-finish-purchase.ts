import { useNavigate } from "@spellwright/router";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { announceZapChange } from "../api/zap-changes.ts";
import { activationSentence } from "../model/activation-sentence.ts";
import { cleanedSearch, type PurchaseReturn } from "../model/read-purchase-return.ts";

/** BILL-05: finishes what the address brought back, once, and cleans it. */
export const useFinishPurchase = (returned: PurchaseReturn): void => {
  usePartTexts("payments");
  const { t, language } = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const finish = async () => {
      if (returned.kind === "plan") {
        const { plan_id, subscriptionId } = returned;
        const made = await client.billing.subscription.activate({ plan_id, subscriptionId });
        toast.success(activationSentence(made, t, language));
        return;
      }
      const { orderId, zaps } = returned;
      const { status } = await client.billing.overage.capture({ orderId, zaps });
      toast.success(
        status === "done" ? t("payments.packDone", { count: zaps }) : t("payments.packPending"),
      );
    };
    finish()
      .catch((error: unknown) => toast.failed(errorSentence(error, language)))
      .finally(() => {
        void announceZapChange(queries);
        const { pathname, search } = window.location;
        void navigate({
          to: `${pathname}${cleanedSearch(search)}`,
          replace: true,
          keepScroll: true,
        });
      });
  }, [returned, t, language, queries, navigate]);
};
