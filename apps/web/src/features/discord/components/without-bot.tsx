import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";

/** Nobody runs the bot here: questions are asked on the page of the Oracle. */
export function WithoutBot() {
  const { t, language } = useText();
  return (
    <div className="stack">
      <p className="soft">{t("discord.unavailable")}</p>
      <p>
        <Link className="button button-primary" to={pagePath(language, "oracle")}>
          {t("shell.notFound.toOracle")}
        </Link>
      </p>
    </div>
  );
}
