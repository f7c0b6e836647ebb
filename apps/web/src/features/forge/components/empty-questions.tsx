import { Link } from "@tanstack/react-router";
import { useText } from "../../../lib/text.tsx";
import { QuestionTips } from "./question-tips.tsx";

const EXAMPLES = ["lands", "removal", "bracket", "sideboard"] as const;

/** No question yet: examples, and what can be asked today (FOR-03). */
export function EmptyQuestions() {
  const { t, language } = useText();
  return (
    <div className="questions">
      <section className="plate empty-plate empty-questions">
        <h2>{t("forge.questions.emptyTitle")}</h2>
        <p className="soft">{t("forge.questions.emptyText")}</p>
        <ul className="example-questions">
          {EXAMPLES.map((example) => (
            <li key={example}>{t(`forge.questions.examples.${example}`)}</li>
          ))}
        </ul>
        <p className="small soft">{t("forge.questions.notYet")}</p>
        <Link className="btn" to="/$language/oracle" params={{ language }}>
          {t("forge.questions.toOracle")}
        </Link>
      </section>
      <QuestionTips />
    </div>
  );
}
