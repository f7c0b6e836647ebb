import type { Ruling } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { QuotedText } from "./quoted-text.tsx";
import styles from "./undecided.module.css";

/** Of an undecided answer: the deciding rule with the sentence that decides. */
export function DecidingRule({ ruling }: { ruling: Ruling }) {
  const { t } = useText();
  const [rule] = ruling.relevant_rules;
  if (!rule?.quote) return null;
  return (
    <figure className={styles.rule}>
      <figcaption className="small muted">
        {t("oracle.undecided.rule", { number: rule.number })}
      </figcaption>
      <blockquote lang={rule.verbatim ? "en" : undefined}>
        <QuotedText text={rule.text} quotes={[rule.quote]} />
      </blockquote>
    </figure>
  );
}
