import type { RuleView } from "@spellwright/contract";
import { useText } from "../../../lib/text.tsx";
import styles from "./rule-lines.module.css";
import { RuleLink } from "./rule-link.tsx";
import { RuleText } from "./rule-text.tsx";

interface RuleLineProps {
  rule: Pick<RuleView, "number" | "text" | "verbatim"> & Partial<RuleView>;
  isRule: (number: string) => boolean;
}

/** A rule among others: its number links to its page; paraphrase and examples where they came along. */
export function RuleLine({ rule, isRule }: RuleLineProps) {
  const { language } = useText();
  const paraphrase = rule.verbatim && language === "fr" ? rule.paraphrase?.fr : undefined;
  const isDeep = /[a-z]$/.test(rule.number);
  return (
    <li className={isDeep ? `${styles.line} ${styles.subrule}` : styles.line} id={rule.number}>
      <RuleLink number={rule.number} />
      <div>
        <p lang={rule.verbatim ? "en" : undefined}>
          <RuleText text={rule.text} isRule={isRule} />
        </p>
        {paraphrase && <p className="small soft">{paraphrase}</p>}
        {rule.examples?.map((example) => (
          <p
            className={`small ${styles.example}`}
            key={example}
            lang={rule.verbatim ? "en" : undefined}
          >
            {example}
          </p>
        ))}
      </div>
    </li>
  );
}
