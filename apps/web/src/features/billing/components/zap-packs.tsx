import type { BillingStatus } from "@spellwright/contract";
import { ZAP_PACKS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import type { Purchase } from "../hooks/use-purchase.ts";
import { priceText } from "../model/plan-cards.ts";
import styles from "./zap-packs.module.css";

/** Extra zaps, for plans that sell them (BILL-03). */
export function ZapPacks({ status, purchase }: { status: BillingStatus; purchase: Purchase }) {
  const { t, language } = useText();
  const { plan } = status;
  if (!plan.overage_enabled) return null;
  return (
    <fieldset className={styles.packs} aria-label={t("payments.packs")}>
      {ZAP_PACKS.map((count) => {
        const price = priceText(plan.overage_price_cents * count, language);
        return (
          <Button
            key={count}
            wide
            busy={purchase.busy === `zaps-${count}`}
            disabled={purchase.busy !== null && purchase.busy !== `zaps-${count}`}
            aria-label={t("payments.packName", { count, price })}
            onClick={() => void purchase.buyZaps(count)}
          >
            {t("payments.pack", { count, price })}
          </Button>
        );
      })}
    </fieldset>
  );
}
