import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../lib/text/text.tsx";

const PLACES = ["forge", "rules", "table"] as const;

/** Leads on to what may have been looked for (ROUTE-11). */
export function NotFoundPage() {
  const { t, language } = useText();
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      <h1>{t("shell.notFound.title")}</h1>
      <p className="lead">{t("shell.notFound.text")}</p>
      <nav className="row wrap" aria-label={t("shell.notFound.places")}>
        <Link className="button button-primary" to={pagePath(language, "oracle")}>
          {t("shell.notFound.toOracle")}
        </Link>
        {PLACES.map((place) => (
          <Link key={place} className="button" to={pagePath(language, place)}>
            {t(`shell.${place}`)}
          </Link>
        ))}
      </nav>
    </main>
  );
}
