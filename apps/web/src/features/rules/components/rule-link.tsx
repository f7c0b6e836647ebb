import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";

/** A link to the page of a rule. Alone, it shows the number. */
export function RuleLink({ number, children }: { number: string; children?: ReactNode }) {
  const { language } = useText();
  return (
    <Link to={pagePath(language, "rule", number)} className="figures">
      {children ?? number}
    </Link>
  );
}
