import type { Payment } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Plate, Skeleton } from "../../../ui/index.ts";
import { usePaymentText } from "../hooks/use-payment-text.ts";
import { priceText } from "../model/plan-cards.ts";
import styles from "./payment-history.module.css";

/** What was paid, newest first, each with its receipt. */
export function PaymentHistory() {
  const { t, language } = useText();
  const id = useId();
  const { data, error } = useQuery(api.billing.payments.queryOptions());
  return (
    <Plate className={styles.history} aria-labelledby={id}>
      <h2 id={id}>{t("payments.history")}</h2>
      {error !== null && <Banner tone="danger">{errorSentence(error, language)}</Banner>}
      {data === undefined && error === null && (
        <Skeleton label={t("billing.loading")} widths={["100%", "100%"]} />
      )}
      {data?.items.length === 0 && <p className="soft">{t("payments.noHistory")}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Plate>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t, language } = useText();
  const { item, state } = usePaymentText(payment);
  return (
    <li className={styles.payment}>
      <div className="grow">
        <p>
          <b>{item}</b> {state !== null && <span className="tag">{state}</span>}
        </p>
        <p className="small muted">{fullDay(payment.paid_at, language)}</p>
      </div>
      <span className="figures">{priceText(payment.amount_cents, language)}</span>
      <Link
        className="text-link"
        to={pagePath(language, "receipt", payment.id)}
        aria-label={t("payments.receiptOf", { number: payment.receipt_number })}
      >
        {t("payments.receipt")}
      </Link>
    </li>
  );
}
