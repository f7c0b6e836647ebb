import type { Payment } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { api } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Plate, Skeleton } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { usePaymentText } from "../hooks/use-payment-text.ts";
import { priceText } from "../model/plan-cards.ts";
import styles from "./receipt-page.module.css";
import { SignInFirst } from "./sign-in-first.tsx";

/** `/subscription/receipts/{id}`: a receipt on one sheet, in the language of the page. */
export function ReceiptPage() {
  usePartTexts("payments");
  const { t, language } = useText();
  const { user } = useSession();
  const paymentId = useAddressSubject();
  const { data, error } = useQuery({
    ...api.billing.payments.queryOptions(),
    enabled: user !== null,
  });
  const payment = data?.items.find(({ id }) => id === paymentId);
  return (
    <main className={`page ${styles.page}`} id="main" tabIndex={-1}>
      {user === null && <SignInFirst />}
      {error !== null && <Banner tone="danger">{errorSentence(error, language)}</Banner>}
      {user !== null && data === undefined && error === null && (
        <Skeleton label={t("billing.loading")} widths={["60%", "100%", "100%"]} />
      )}
      {data !== undefined && payment === undefined && (
        <Banner tone="warn">{t("payments.receiptPage.missing")}</Banner>
      )}
      {payment !== undefined && user !== null && <Receipt payment={payment} buyer={user.email} />}
      <p className={styles.back}>
        <Link className="text-link" to={pagePath(language, "subscription")}>
          {t("payments.receiptPage.back")}
        </Link>
      </p>
    </main>
  );
}

function Receipt({ payment, buyer }: { payment: Payment; buyer: string }) {
  const { t, language } = useText();
  const { item, state } = usePaymentText(payment);
  const status = useQuery(api.billing.status.queryOptions());
  const rows = [
    [t("payments.receiptPage.number"), payment.receipt_number],
    [t("payments.receiptPage.date"), fullDay(payment.paid_at, language)],
    [t("payments.receiptPage.seller"), t("common.productName")],
    [t("payments.receiptPage.buyer"), buyer],
    [t("payments.receiptPage.item"), item],
    ...(payment.period_end === null
      ? []
      : [[t("payments.receiptPage.period"), fullDay(payment.period_end, language)]]),
    [t("payments.receiptPage.method"), "PayPal"],
    [t("payments.receiptPage.amount"), priceText(payment.amount_cents, language)],
    ...(payment.refunded_cents === 0
      ? []
      : [[t("payments.receiptPage.refund"), priceText(payment.refunded_cents, language)]]),
  ];
  return (
    <Plate className={styles.receipt}>
      <h1>{t("payments.receiptOf", { number: payment.receipt_number })}</h1>
      {state !== null && <p className="tag">{state}</p>}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t("payments.receiptPage.note")}</p>
      {status.data?.payments === "sandbox" && <p>{t("payments.sandbox")}</p>}
      <p className={styles.print}>
        <Button onClick={() => window.print()}>
          <Printer className="icon" aria-hidden="true" />
          {t("payments.receiptPage.print")}
        </Button>
      </p>
    </Plate>
  );
}
