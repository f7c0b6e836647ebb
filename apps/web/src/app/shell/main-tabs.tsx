import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../lib/text/text.tsx";
import styles from "./main-tabs.module.css";

/** Oracle and Forge, the latter tagged Alpha (HEAD-01). The rules and the table where there is room for them. */
export function MainTabs() {
  const { t, language } = useText();
  return (
    <nav className={styles.tabs} aria-label={t("shell.mainNavigation")}>
      <Link className={styles.tab} to={pagePath(language, "oracle")}>
        {t("shell.oracle")}
      </Link>
      <Link className={styles.tab} to={pagePath(language, "forge")}>
        {t("shell.forge")} <span className={`alpha-mark ${styles.stage}`}>{t("shell.alpha")}</span>
      </Link>
      <Link className={`desktop-only ${styles.tab}`} to={pagePath(language, "rules")}>
        {t("shell.rules")}
      </Link>
      <Link className={`desktop-only ${styles.tab}`} to={pagePath(language, "table")}>
        {t("shell.table")}
      </Link>
    </nav>
  );
}
