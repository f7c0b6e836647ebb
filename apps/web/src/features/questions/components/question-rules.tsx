import type { SettledQuestionPage } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./question-rules.module.css";

/**
 * The rules an answer rests on, the deciding one first: what it takes from each where that says more than the answer
 * above, then its text.
 */
export function QuestionRules({ question: { rules, answer } }: { question: SettledQuestionPage }) {
  const { t, language } = useText();
  if (rules.length === 0) return null;
  return (
    <section>
      <h2 className="ruled-heading">{t("questions.page.rules")}</h2>
      <ol className={styles.rules}>
        {rules.map(({ number, heading, text, verbatim, claim }) => (
          <li key={number} className={styles.rule}>
            <p className="row wrap">
              <Link className="chip chip-rule" to={pagePath(language, "rule", number)}>
                {number}
              </Link>
              {heading !== null && <span className="muted small">{heading}</span>}
            </p>
            {claim !== answer && <p>{claim}</p>}
            {text !== claim && (
              <blockquote
                className={`soft small ${styles.text}`}
                lang={verbatim ? "en" : undefined}
              >
                {text}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
