import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { visit } from "../../../lib/page/visit.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./subscription-page.module.css";

/** `/subscription-cancelled`: nothing was paid (BILL-02). */
export function SubscriptionCancelledPage() {
  usePartTexts("payments");
  const { t, language } = useText();
  const plan = visit().url.searchParams.get("plan_id");
  const query = plan === "basic" || plan === "pro" ? `?plan_id=${plan}` : "";
  return (
    <main className={`page ${styles.narrow}`} id="main" tabIndex={-1}>
      <h1>{t("payments.abandoned.title")}</h1>
      <p className="lead">{t("payments.abandoned.lead")}</p>
      <p className={`row wrap ${styles.actions}`}>
        <Link
          className="button button-primary"
          to={`${pagePath(language, "subscription")}${query}`}
        >
          {t("payments.abandoned.retry")}
        </Link>
        <Link className="button" to={pagePath(language, "oracle")}>
          {t("payments.abandoned.home")}
        </Link>
      </p>
    </main>
  );
}
