import type { RulePage } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { kindOf, pagesNamed } from "../model/rule-number.ts";
import { ChapterLink } from "./chapter-link.tsx";
import { ChapterRules } from "./chapter-rules.tsx";
import { RuleLine } from "./rule-line.tsx";
import styles from "./rule-lines.module.css";

/** What stands below: the chapters of a section, the rules of a chapter, the subrules of a rule. */
export function RulesBelow({ rule }: { rule: RulePage }) {
  const { t } = useText();
  const kind = kindOf(rule.number);
  if (kind === "chapter") return <ChapterRules chapter={rule} />;
  if (rule.child_rules.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="ruled-heading">
        {t(kind === "section" ? "rules.rule.chapters" : "rules.rule.children")}
      </h2>
      <ol className={kind === "section" ? undefined : styles.lines}>
        {rule.child_rules.map((child) =>
          kind === "section" ? (
            <li key={child.number}>
              <ChapterLink number={child.number} title={child.heading ?? child.text} />
            </li>
          ) : (
            <RuleLine key={child.number} rule={child} isRule={pagesNamed(rule)} />
          ),
        )}
      </ol>
    </section>
  );
}
