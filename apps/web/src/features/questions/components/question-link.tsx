import type { SettledQuestionSummary } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { CardTextLine } from "../../../ui/card-text.tsx";
import styles from "./question-link.module.css";
import { VerdictTag } from "./verdict-tag.tsx";

/** A settled question as a line of a list, with its answer. */
export function QuestionLink({ question }: { question: SettledQuestionSummary }) {
  const { language } = useText();
  return (
    <Link className="found-link" to={pagePath(language, "question", question.slug)}>
      <span className={styles.question}>
        <CardTextLine line={question.question} />
      </span>
      <span className={styles.answer}>
        <VerdictTag verdict={question.verdict} /> <CardTextLine line={question.answer} />
      </span>
    </Link>
  );
}
