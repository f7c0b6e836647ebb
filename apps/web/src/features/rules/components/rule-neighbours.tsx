import type { RulePage } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { useContents } from "../api/rules-calls.ts";
import { kindOf } from "../model/rule-number.ts";
import styles from "./rule-page.module.css";

/** The numbers beside a section or chapter, in the order of the contents. */
const useBeside = (rule: RulePage): { previous: string | null; next: string | null } => {
  const { data } = useContents();
  const kind = kindOf(rule.number);
  const { previous, next, children } = rule;
  // A name of our digest has no place in the book: its first rule comes next.
  const isName = kind === "rule" && previous === null && next === null;
  if (kind === "rule") return { previous, next: isName ? (children[0] ?? null) : next };
  const sections = data?.sections ?? [];
  const numbers = (
    kind === "section" ? sections : sections.flatMap((section) => section.chapters)
  ).map(({ number }) => number);
  const place = numbers.indexOf(rule.number);
  if (place < 0) return { previous: null, next: null };
  return { previous: numbers[place - 1] ?? null, next: numbers[place + 1] ?? null };
};

/** To the rule, chapter or section before and after. */
export function RuleNeighbours({ rule }: { rule: RulePage }) {
  const { t, language } = useText();
  const { previous, next } = useBeside(rule);
  if (previous === null && next === null) return null;
  return (
    <nav className="row between wrap" aria-label={t("rules.rule.neighbours")}>
      {previous === null ? (
        <span />
      ) : (
        <Link className={`button ${styles.neighbour}`} to={pagePath(language, "rule", previous)}>
          <ArrowLeft className="icon" />
          {t("rules.rule.previous", { number: previous })}
        </Link>
      )}
      {next !== null && (
        <Link className={`button ${styles.neighbour}`} to={pagePath(language, "rule", next)}>
          {t("rules.rule.next", { number: next })}
          <ArrowRight className="icon" />
        </Link>
      )}
    </nav>
  );
}
