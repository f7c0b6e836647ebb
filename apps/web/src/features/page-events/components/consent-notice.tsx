import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useIsWanted, useMeasuredSpeed } from "../hooks/use-page-events.ts";
import { answerConsent, type Consent, useConsent } from "../model/consent.ts";
import styles from "./consent-notice.module.css";

/**
 * Asks above every page whether it may tell of questions and of its speed, where the operator wants to
 * hear of them (ERR-05). It covers nothing: the server draws it with the page. No is one tap, as yes is,
 * and the page works the same after either. Answered, it stays as hidden as `data-asked` of index.html
 * has it, so that the running page has the same buttons as the served one (`carry-over-server-page.ts`).
 */
export function ConsentNotice() {
  const { t } = useText();
  const isWanted = useIsWanted();
  const consent = useConsent();
  useMeasuredSpeed();
  if (!isWanted) return null;
  const answer = (given: NonNullable<Consent>) => {
    answerConsent(given);
    // The button is gone: who uses the keyboard goes on with the page.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <section
      className={styles.notice}
      hidden={consent !== null}
      aria-label={t("shell.pageEvents.name")}
    >
      <p className="small">{t("shell.pageEvents.ask")}</p>
      <div className={styles.answers}>
        <Button small onClick={() => answer("refused")}>
          {t("shell.pageEvents.refuse")}
        </Button>
        <Button small onClick={() => answer("granted")}>
          {t("shell.pageEvents.accept")}
        </Button>
      </div>
    </section>
  );
}
