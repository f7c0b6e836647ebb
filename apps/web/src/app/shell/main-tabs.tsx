import { Link } from "@tanstack/react-router";
import { useText } from "../../lib/text.tsx";
import styles from "./main-tabs.module.css";

/** Oracle and Forge, the latter tagged Alpha (HEAD-01); the rules where there is room for them. */
export function MainTabs() {
  const { t, language } = useText();
  return (
    <nav className={styles.tabs} aria-label={t("shell.mainNavigation")}>
      <Link className={styles.tab} to="/$language/oracle" params={{ language }}>
        {t("shell.oracle")}
      </Link>
      <Link className={styles.tab} to="/$language/forge" params={{ language }}>
        {t("shell.forge")} <span className={`alpha-mark ${styles.stage}`}>{t("shell.alpha")}</span>
      </Link>
      <Link className={`desktop-only ${styles.tab}`} to="/$language/rules" params={{ language }}>
        {t("shell.rules")}
      </Link>
    </nav>
  );
}
