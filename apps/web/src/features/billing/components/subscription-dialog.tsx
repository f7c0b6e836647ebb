import { errorSentence } from "@spellwright/locales";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button, Dialog, Skeleton } from "../../../ui/index.ts";
import { limitTitle, type ZapLimit } from "../model/limits.ts";
import { planCards } from "../model/plan-cards.ts";
import type { SubscriptionRequest } from "../model/subscription-opening.ts";
import { Balance } from "./balance.tsx";
import { PlanCardView } from "./plan-card.tsx";
import styles from "./subscription-dialog.module.css";

/** BILL-06: a status younger than this is not asked for again. */
const FRESH_MS = 3000;

interface SubscriptionDialogProps {
  /** Null while it is closed. */
  request: SubscriptionRequest | null;
  onClose: () => void;
}

/** The balance and the plans (BILL-03). No payment is configured yet, and it says so (BILL-10). */
export function SubscriptionDialog({ request, onClose }: SubscriptionDialogProps) {
  const { t } = useText();
  return (
    <Dialog open={request !== null} onClose={onClose} title={t("billing.title")} width="56rem">
      {request !== null && (
        <div className={`dialog-body ${styles.content}`}>
          {request.limit !== null && <LimitBanner limit={request.limit} />}
          <p className="soft">{t("billing.lead")}</p>
          <Offers />
        </div>
      )}
    </Dialog>
  );
}

function LimitBanner({ limit }: { limit: ZapLimit }) {
  const { t, language } = useText();
  return (
    <Banner tone="warn" title={t(limitTitle(limit.code))}>
      {errorSentence(limit.code, limit.params, language)}
    </Banner>
  );
}

function Offers() {
  const { t, language } = useText();
  const status = useQuery({ ...api.billing.status.queryOptions(), staleTime: FRESH_MS });
  if (status.data === undefined)
    return status.isError ? (
      <Banner
        tone="warn"
        action={
          <Button small variant="quiet" onClick={() => void status.refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("billing.failed")}
      </Banner>
    ) : (
      <Skeleton label={t("billing.loading")} widths={["40%", "90%", "90%", "60%"]} />
    );
  return (
    <>
      <Balance status={status.data} />
      <section aria-label={t("billing.plans")} className={styles.plans}>
        {planCards(status.data, language).map((card) => (
          <PlanCardView key={card.plan} card={card} />
        ))}
      </section>
      {status.data.payments === "off" && <Banner tone="info">{t("billing.notConfigured")}</Banner>}
    </>
  );
}
