import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../../lib/text/text.tsx";
import { Popover } from "../../../../ui/index.ts";
import styles from "./keyword-button.module.css";
import { WholeRule } from "./whole-rule.tsx";

interface KeywordButtonProps {
  /** Of the rule that defines it. */
  number: string;
  /** The keyword, as the text writes it. */
  children: string;
}

/** A keyword within a ruling: click, touch or Enter opens its rule where it stands. */
export function KeywordButton({ number, children }: KeywordButtonProps) {
  const { t, language } = useText();
  return (
    <Popover
      label={t("oracle.rule.name", { number })}
      align="start"
      className={styles.popover}
      trigger={
        <button type="button" className={styles.keyword}>
          {children}
        </button>
      }
    >
      <WholeRule number={number} cited="" />
      <p className="small">
        <Link to={pagePath(language, "rule", number)}>{t("oracle.rule.page", { number })}</Link>
      </p>
    </Popover>
  );
}
