import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";

/** From a percentage to how it was measured. */
export function ReliabilityLink() {
  const { t, language } = useText();
  return <Link to={pagePath(language, "reliability")}>{t("oracle.ruling.howOften")}</Link>;
}
