import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ArrowRight } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { EXAMPLES } from "../../forge-chat/index.ts";
import emptyStyles from "./empty-plate.module.css";
import styles from "./empty-questions.module.css";
import { QuestionTips } from "./question-tips.tsx";
import questionsStyles from "./questions.module.css";
import { StartQuestion } from "./start-question.tsx";

/** No question yet: four examples, each of which begins a discussion (FOR-03). */
export function EmptyQuestions() {
  const { t, language } = useText();
  return (
    <div className={questionsStyles.questions}>
      <section className={`plate ${emptyStyles.plate} ${emptyStyles.fromTheLeft}`}>
        <h2>{t("forge.questions.emptyTitle")}</h2>
        <p className="soft">{t("forge.questions.emptyText")}</p>
        <ul className={styles.examples}>
          {EXAMPLES.map(({ kind, question }) => {
            const initialQuestion = t(`forge.questions.examples.${question}`);
            return (
              <li key={kind}>
                <span className={`micro muted ${styles.kind}`}>
                  {t(`forge.questions.kinds.${kind}`)}
                </span>
                <Link
                  className="row between"
                  to={pagePath(language, "forgeDiscussion", "new")}
                  words={{ initialQuestion }}
                  state={{ sendsQuestion: true }}
                >
                  {initialQuestion}
                  <ArrowRight className="icon icon-small" />
                </Link>
              </li>
            );
          })}
        </ul>
        <StartQuestion />
      </section>
      <QuestionTips />
    </div>
  );
}
