import type { Language } from "@spellwright/contract";
import { loadTexts, pageOf, pagePath, pathInLanguage } from "@spellwright/locales";
import { useLocation, useNavigate } from "@spellwright/router";
import type { MouseEvent } from "react";
import { useChooseLanguage } from "../../features/account/index.ts";
import { LANGUAGES } from "../../lib/http/contract.static.ts";
import { useText } from "../../lib/text/text.tsx";
import { toast } from "../../ui/index.ts";
import styles from "./language-switch.module.css";

const NAMES: Record<Language, "shell.french" | "shell.english"> = {
  fr: "shell.french",
  en: "shell.english",
};

/** ROUTE-05: the same page in the other language, or the Oracle where there is none. */
export function LanguageSwitch() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const choose = useChooseLanguage();
  const hrefIn = (other: Language) =>
    pageOf(location.pathname).page === "notFound"
      ? pagePath(other, "oracle")
      : `${pathInLanguage(location.pathname, other)}${location.search}`;
  const go = (event: MouseEvent, other: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The page stays as it is until the other language is there.
    loadTexts(other).then(
      () => {
        choose(other);
        return navigate({ to: hrefIn(other), keepScroll: true });
      },
      () => toast.failed(t("shell.languageFailed")),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form controls
    <div className={styles.switch} role="group" aria-label={t("shell.language")}>
      {LANGUAGES.map((other) => (
        <a
          key={other}
          className={styles.language}
          href={hrefIn(other)}
          hrefLang={other}
          aria-label={t(NAMES[other])}
          aria-current={other === language ? "true" : undefined}
          onClick={(event) => go(event, other)}
        >
          {other.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
