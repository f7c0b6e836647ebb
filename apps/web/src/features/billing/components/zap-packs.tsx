import type { BillingStatus } from "@spellwright/contract";
import { useState } from "react";
import { ZAP_PACKS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import type { Purchase } from "../hooks/use-purchase.ts";
import { priceText } from "../model/plan-cards.ts";
import { OrderDialog } from "./order-dialog.tsx";
import styles from "./zap-packs.module.css";

/** Extra zaps, for plans that sell them (BILL-03). */
export function ZapPacks({ status, purchase }: { status: BillingStatus; purchase: Purchase }) {
  const { t, language } = useText();
  const [ordered, setOrdered] = useState<10 | 25 | null>(null);
  const { plan } = status;
  if (!plan.overage_enabled) return null;
  const priceOf = (count: number) => priceText(plan.overage_price_cents * count, language);
  return (
    <fieldset className={styles.packs} aria-label={t("payments.packs")}>
      {ZAP_PACKS.map((count) => {
        const price = priceOf(count);
        return (
          <Button
            key={count}
            wide
            busy={purchase.busy === `zaps-${count}`}
            disabled={purchase.busy !== null && purchase.busy !== `zaps-${count}`}
            aria-label={t("payments.packName", { count, price })}
            onClick={() => setOrdered(count)}
          >
            {t("payments.pack", { count, price })}
          </Button>
        );
      })}
      {ordered !== null && (
        <OrderDialog
          item={t("payments.order.pack", { count: ordered, price: priceOf(ordered) })}
          busy={purchase.busy === `zaps-${ordered}`}
          onClose={() => setOrdered(null)}
          onOrder={() => void purchase.buyZaps(ordered).then(() => setOrdered(null))}
        />
      )}
    </fieldset>
  );
}
