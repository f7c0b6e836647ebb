import type { RuleLink as RuleLinkData } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { ruleWords } from "../model/rule-words.ts";
import styles from "./rule-lines.module.css";
import { RuleLink } from "./rule-link.tsx";
import { RuleText } from "./rule-text.tsx";

interface RuleLineProps {
  rule: RuleLinkData & { readonly examples?: readonly string[] };
  isRule: (number: string) => boolean;
}

/** A rule among others: its number links to its page. The other text and examples where they came along. */
export function RuleLine({ rule, isRule }: RuleLineProps) {
  const { language } = useText();
  const [words, ...others] = ruleWords(rule, language);
  const isDeep = /[a-z]$/.test(rule.number);
  return (
    <li className={isDeep ? `${styles.line} ${styles.subrule}` : styles.line} id={rule.number}>
      <RuleLink number={rule.number} />
      <div>
        <p lang={words.lang}>
          <RuleText text={words.text} isRule={isRule} />
        </p>
        {others.map((other) => (
          <p key={other.text} className="small soft" lang={other.lang}>
            <RuleText text={other.text} isRule={isRule} />
          </p>
        ))}
        {rule.examples?.map((example) => (
          <p
            className={`small ${styles.example}`}
            key={example}
            lang={rule.verbatim && language === "fr" ? "en" : undefined}
          >
            <CardTextLine line={example} />
          </p>
        ))}
      </div>
    </li>
  );
}
