import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../lib/text/text.tsx";

/** ROUTE-11. */
export function NotFoundPage() {
  const { t, language } = useText();
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      <h1>{t("shell.notFound.title")}</h1>
      <p className="lead">{t("shell.notFound.text")}</p>
      <Link className="button button-primary" to={pagePath(language, "oracle")}>
        {t("shell.notFound.toOracle")}
      </Link>
    </main>
  );
}
