import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import styles from "./confirm-page.module.css";
import { useSignInPrompt } from "./sign-in-prompt.tsx";

/**
 * A mail link that expired, was used or is incomplete. A new one comes from the forgotten-password form in
 * every case: it confirms the address too.
 */
export function InvalidLink() {
  const { t, language } = useText();
  const { open } = useSignInPrompt();
  return (
    <>
      <h1 className={styles.title}>{t("auth.confirm.invalidTitle")}</h1>
      <p className="soft">{t("auth.confirm.invalidText")}</p>
      <Button variant="primary" wide onClick={() => open({ mode: "forgot" })}>
        {t("auth.confirm.askNew")}
      </Button>
      <p className={`small ${styles.otherWay}`}>
        <Link to={pagePath(language, "oracle")}>{t("shell.notFound.toOracle")}</Link>
      </p>
    </>
  );
}
