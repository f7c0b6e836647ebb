import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { useSession } from "../../auth/index.ts";
import { Offers } from "./offers.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import styles from "./subscription-page.module.css";
import { ZapExplanation } from "./zap-explanation.tsx";

/** `/subscription`: balance, plans and payments (BILL-01). */
export function SubscriptionPage() {
  usePartTexts("payments");
  const { t } = useText();
  const { user } = useSession();
  return (
    <main className={`page ${styles.page}`} id="main" tabIndex={-1}>
      <header className={styles.head}>
        <h1>{t("billing.title")}</h1>
        <ZapExplanation className="lead" />
      </header>
      <div className={styles.content}>
        {user === null ? (
          <SignInFirst />
        ) : (
          <>
            <Offers balanceClass={styles.beside} />
            <PaymentHistory />
          </>
        )}
      </div>
    </main>
  );
}
