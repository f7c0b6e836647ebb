import { Link } from "@tanstack/react-router";
import { useText } from "../../lib/text.tsx";

/** What the Forge will do, and that it does not yet. */
export function ForgePage() {
  const { t, language } = useText();
  const plans = ["keep", "analyse", "improve"] as const;
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      <h1>{t("shell.forgePage.title")}</h1>
      <p className="lead">{t("shell.forgePage.lead")}</p>
      <dl className="inter">
        {plans.map((plan) => (
          <div key={plan}>
            <dt>{t(`shell.forgePage.${plan}`)}</dt>
            <dd>{t(`shell.forgePage.${plan}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("shell.forgePage.meanwhile")}</p>
      <Link className="btn btn-p" to="/$language/oracle" params={{ language }}>
        {t("shell.notFound.toOracle")}
      </Link>
    </main>
  );
}
