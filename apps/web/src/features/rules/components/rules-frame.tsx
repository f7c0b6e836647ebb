import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { BookOpen, GitCompareArrows, MessageCircleQuestion, SpellCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./rules-frame.module.css";

/** What every page of the rules stands in: where one can go, then the page. */
export function RulesFrame({ children }: { children: ReactNode }) {
  const { t, language } = useText();
  return (
    <main className={`page ${styles.page}`} id="main" tabIndex={-1}>
      <nav className={styles.navigation} aria-label={t("rules.navigation")}>
        <Link to={pagePath(language, "rules")} exact>
          <BookOpen className="icon icon-small" />
          {t("rules.contents")}
        </Link>
        <Link to={pagePath(language, "glossary")}>
          <SpellCheck className="icon icon-small" />
          {t("rules.glossary")}
        </Link>
        <Link to={pagePath(language, "questions")}>
          <MessageCircleQuestion className="icon icon-small" />
          {t("rules.questions")}
        </Link>
        <Link to={pagePath(language, "rulesChanges")}>
          <GitCompareArrows className="icon icon-small" />
          {t("rules.changes")}
        </Link>
      </nav>
      {children}
    </main>
  );
}
