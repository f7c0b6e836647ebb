import type { RulePage } from "@spellwright/contract";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../lib/text.tsx";
import { kindOf, pagesNamed } from "../model/rule-number.ts";
import { ChapterRules } from "./chapter-rules.tsx";
import { RuleLine } from "./rule-line.tsx";

/** What stands below: the chapters of a section, the rules of a chapter, the subrules of a rule. */
export function RulesBelow({ rule }: { rule: RulePage }) {
  const { t, language } = useText();
  const kind = kindOf(rule.number);
  if (kind === "chapter") return <ChapterRules chapter={rule} />;
  if (rule.child_rules.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="gl-h">
        {t(kind === "section" ? "rules.rule.chapters" : "rules.rule.children")}
      </h2>
      <ol className={kind === "section" ? "" : "rules-lines"}>
        {rule.child_rules.map((child) =>
          kind === "section" ? (
            <li key={child.number}>
              <Link
                className="rules-chapter"
                to="/$language/rules/$number"
                params={{ language, number: child.number }}
              >
                <b className="num">{child.number}</b>
                <span className="grow">{child.heading ?? child.text}</span>
              </Link>
            </li>
          ) : (
            <RuleLine
              key={child.number}
              rule={{ ...child, verbatim: rule.verbatim }}
              isRule={pagesNamed(rule)}
            />
          ),
        )}
      </ol>
    </section>
  );
}
