import type { RulePage } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./rule-breadcrumb.module.css";

/** Section, chapter and rule above, as links. */
export function RuleBreadcrumb({ rule }: { rule: RulePage }) {
  const { t, language } = useText();
  return (
    <nav className={`small ${styles.breadcrumb}`} aria-label={t("rules.rule.breadcrumb")}>
      <ol>
        <li>
          <Link to={pagePath(language, "rules")}>{t("rules.contents")}</Link>
        </li>
        {rule.ancestors.map(({ number, heading }) => (
          <li key={number}>
            <Link to={pagePath(language, "rule", number)}>
              <span className="figures">{number}</span> {heading}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="figures">
          {rule.number}
        </li>
      </ol>
    </nav>
  );
}
