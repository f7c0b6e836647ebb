import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Link as LinkIcon, Scale } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, toast } from "../../../ui/index.ts";
import styles from "./rule-plate.module.css";

/** Copies the address of the rule, or takes it to the Oracle, where nothing is sent by itself. */
export function RuleActions({ number }: { number: string }) {
  const { t, language } = useText();
  const copy = () =>
    navigator.clipboard
      .writeText(new URL(pagePath(language, "rule", number), window.location.origin).href)
      .then(
        () => toast.copied(t("rules.rule.copied")),
        () => toast.failed(t("rules.rule.copyFailed")),
      );
  return (
    <div className={`row wrap ${styles.actions}`}>
      <Button small variant="quiet" className="button-tall" onClick={() => void copy()}>
        <LinkIcon className="icon" />
        {t("rules.rule.copy")}
      </Button>
      <Link
        className="button button-small button-quiet button-tall"
        to={pagePath(language, "oracle")}
        words={{ ask: t("rules.rule.question", { number }) }}
      >
        <Scale className="icon" />
        {t("rules.rule.ask")}
      </Link>
    </div>
  );
}
