import { Link } from "@tanstack/react-router";
import { useText } from "../../lib/text.tsx";

/** ROUTE-11. */
export function NotFoundPage() {
  const { t, language } = useText();
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      <h1>{t("shell.notFound.title")}</h1>
      <p className="lead">{t("shell.notFound.text")}</p>
      <Link className="button button-primary" to="/$language/oracle" params={{ language }}>
        {t("shell.notFound.toOracle")}
      </Link>
    </main>
  );
}
