import type { BillingStatus } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Skeleton } from "../../../ui/index.ts";
import { usePurchase } from "../hooks/use-purchase.ts";
import type { PendingQuestion } from "../model/pending-question.ts";
import { planAction } from "../model/plan-actions.ts";
import { planCards } from "../model/plan-cards.ts";
import { Balance } from "./balance.tsx";
import { CancelPlan } from "./cancel-plan.tsx";
import styles from "./offers.module.css";
import { PlanButton } from "./plan-button.tsx";
import { PlanCardView } from "./plan-card.tsx";
import { PlanState } from "./plan-state.tsx";
import { ZapPacks } from "./zap-packs.tsx";

/** BILL-06: a status younger than this is not asked for again. */
const FRESH_MS = 3000;

interface OffersProps {
  /** Waits for zaps on this page. */
  question?: PendingQuestion | null;
  /** Where the page has the balance. */
  balanceClass?: string | undefined;
}

/** Balance, extra zaps and plans, on their page and in the dialog (BILL-01, BILL-03). */
export function Offers({ question = null, balanceClass }: OffersProps) {
  const { t } = useText();
  const status = useQuery({ ...api.billing.status.queryOptions(), staleTime: FRESH_MS });
  if (status.data !== undefined)
    return <Loaded status={status.data} question={question} balanceClass={balanceClass} />;
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
}

function Loaded({
  status,
  question,
  balanceClass,
}: Required<OffersProps> & { status: BillingStatus }) {
  usePartTexts("payments");
  const { t, language } = useText();
  const purchase = usePurchase(question);
  const isOff = status.payments === "off";
  const sells = !isOff && status.payments !== "incomplete";
  return (
    <>
      {status.payments === "sandbox" && (
        <Banner tone="info">
          {t("payments.sandbox")}{" "}
          <a className="text-link" href="/api/billing/sandbox" target="_blank" rel="noreferrer">
            {t("payments.sandboxControls")}
          </a>
        </Banner>
      )}
      {purchase.failure !== null && <Banner tone="danger">{purchase.failure}</Banner>}
      <Balance status={status} className={balanceClass}>
        {sells && <ZapPacks status={status} purchase={purchase} />}
      </Balance>
      <PlanState status={status} />
      <section aria-label={t("billing.plans")} className={styles.plans}>
        {planCards(status, language).map((card) => {
          const action = sells ? planAction(status, card.plan) : null;
          return (
            <PlanCardView key={card.plan} card={card}>
              {action !== null && <PlanButton card={card} action={action} purchase={purchase} />}
              {sells && action === null && <p className="small muted">{t("billing.included")}</p>}
            </PlanCardView>
          );
        })}
      </section>
      {status.payments === "incomplete" && <Banner tone="info">{t("payments.incomplete")}</Banner>}
      {isOff ? (
        <Banner tone="info">{t("billing.notConfigured")}</Banner>
      ) : (
        <p className="small muted">
          {t("payments.provider")} {t("payments.countsOnce")}{" "}
          <CancelPlan status={status} purchase={purchase} />
        </p>
      )}
    </>
  );
}
