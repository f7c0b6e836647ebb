import { useText } from "../../../lib/text.tsx";
import { Button } from "../../../ui/index.ts";
import { answerConsent } from "../model/consent.ts";
import styles from "./consent-notice.module.css";

/** A small notice that covers nothing: no is one tap, as yes is, and the page works the same after either. */
export function ConsentNotice() {
  const { t } = useText();
  return (
    <section className={styles.notice} aria-label={t("settings.pageEvents.name")}>
      <p className="small">{t("settings.pageEvents.ask")}</p>
      <div className={styles.answers}>
        <Button small onClick={() => answerConsent("refused")}>
          {t("settings.pageEvents.refuse")}
        </Button>
        <Button small onClick={() => answerConsent("granted")}>
          {t("settings.pageEvents.accept")}
        </Button>
      </div>
    </section>
  );
}
