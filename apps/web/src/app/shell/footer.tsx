import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/http/api.ts";
import { fullDay } from "../../lib/text/dates.ts";
import { useText } from "../../lib/text/text.tsx";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";

const LINKS = ["bracket", "privacy", "terms", "legalNotice", "withdrawal"] as const;

/** HEAD-07: whose content this is not, and which rules, cards and engine answer. */
export function Footer() {
  const { t, language } = useText();
  const { data } = useQuery(api.status.queryOptions());
  return (
    <footer className={styles.footer}>
      <p className={styles.notice}>{t("shell.footer.notice")}</p>
      {data && (
        <ul className={styles.facts}>
          <li>
            <Link to={pagePath(language, "rules")}>
              {t(data.rules.verbatim ? "shell.footer.rules" : "shell.footer.rulesDigest", {
                date: fullDay(data.rules.effective_date, language),
              })}
            </Link>
          </li>
          <li>
            <Link to={pagePath(language, "cards")}>
              {t(data.cards.starter ? "shell.footer.cardsStarter" : "shell.footer.cards", {
                date: fullDay(data.cards.date, language),
              })}
            </Link>
          </li>
          <li>
            {t(
              data.engine.kind === "local"
                ? "shell.footer.engineLocal"
                : "shell.footer.engineModel",
            )}
          </li>
        </ul>
      )}
      <ul className={styles.facts}>
        {LINKS.map((page) => (
          <li key={page}>
            <Link to={pagePath(language, page)}>{t(`pages.${page}.title`)}</Link>
          </li>
        ))}
      </ul>
      <div className="mobile-only">
        <LanguageSwitch />
      </div>
    </footer>
  );
}
