import { pagePath } from "@spellwright/locales";
import { useText } from "../../../lib/text/text.tsx";

const PAGES = ["terms", "privacy"] as const;

/** What a new account accepts. The pages open beside what was typed. */
export function AcceptedTerms() {
  const { t, language } = useText();
  return (
    <p className="small soft">
      {t("auth.accepts")}{" "}
      {PAGES.map((page) => (
        <a
          key={page}
          className="text-link"
          href={pagePath(language, page)}
          target="_blank"
          rel="noreferrer"
        >
          {t(`pages.${page}.title`)}
        </a>
      )).reduce((first, next) => (
        <>
          {first} · {next}
        </>
      ))}
    </p>
  );
}
