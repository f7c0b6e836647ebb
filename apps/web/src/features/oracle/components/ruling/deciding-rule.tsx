import type { Ruling } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import styles from "./undecided.module.css";

/** Of an undecided answer: the deciding rule with the sentence that decides, and what was read of the question. */
export function DecidingRule({ ruling }: { ruling: Ruling }) {
  const { t } = useText();
  const [rule] = ruling.relevant_rules;
  const { understood = [] } = ruling;
  const [before, after] = rule?.quote ? rule.text.split(rule.quote, 2) : [];
  return (
    <>
      {rule?.quote && (
        <figure className={styles.rule}>
          <figcaption className="small muted">
            {t("oracle.undecided.rule", { number: rule.number })}
          </figcaption>
          <blockquote lang={rule.verbatim ? "en" : undefined}>
            {before}
            <mark className={styles.deciding}>{rule.quote}</mark>
            {after}
          </blockquote>
        </figure>
      )}
      {understood.length > 0 && (
        <p className={`small soft ${styles.understood}`}>
          {t("oracle.undecided.understood", { words: understood.join(" · ") })}
        </p>
      )}
    </>
  );
}
