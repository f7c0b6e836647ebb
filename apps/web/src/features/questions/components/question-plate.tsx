import type { SettledQuestionPage } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Link as LinkIcon, Scale } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { Button, Plate, TaperedRule, toast } from "../../../ui/index.ts";
import styles from "./question-plate.module.css";
import { VerdictTag } from "./verdict-tag.tsx";

/** The question, its yes or no alone and large, the rule in one sentence, why, and the cases it knows. */
export function QuestionPlate({ question }: { question: SettledQuestionPage }) {
  const { t } = useText();
  return (
    <Plate mark className={styles.plate}>
      <p className={styles.kind}>{t("questions.page.kind")}</p>
      <h1>
        <CardTextLine line={question.question} />
      </h1>
      {question.verdict !== null && (
        <p className={styles.verdict}>
          <VerdictTag verdict={question.verdict} alone />
        </p>
      )}
      <p className={styles.answer}>
        <CardTextLine line={question.answer} />
      </p>
      <TaperedRule />
      <section>
        <h2 className={`field-label ${styles.label}`}>{t("questions.page.because")}</h2>
        <p>
          <CardTextLine line={question.because} />
        </p>
      </section>
      {question.cases.length > 0 && (
        <section>
          <h2 className={`field-label ${styles.label}`}>{t("questions.page.cases")}</h2>
          <ul className={styles.lines}>
            {question.cases.map(({ question: asked, answer }) => (
              <li key={answer}>
                {asked !== null && (
                  <p className={styles.asked}>
                    <CardTextLine line={asked} />
                  </p>
                )}
                <CardTextLine line={answer} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {question.asked.length > 0 && (
        <section>
          <h2 className={`field-label ${styles.label}`}>{t("questions.page.asked")}</h2>
          <ul className={styles.lines}>
            {question.asked.map((other) => (
              <li key={other.question}>
                <CardTextLine line={other.question} /> <VerdictTag verdict={other.verdict} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <QuestionActions question={question} />
    </Plate>
  );
}

/** Takes the question to the Oracle, where nothing is sent by itself, or copies its address. */
function QuestionActions({ question }: { question: SettledQuestionPage }) {
  const { t, language } = useText();
  const copy = () =>
    navigator.clipboard
      .writeText(
        new URL(pagePath(language, "question", question.slug), window.location.origin).href,
      )
      .then(
        () => toast.copied(t("questions.page.copied")),
        () => toast.failed(t("questions.page.copyFailed")),
      );
  return (
    <div className={`row wrap ${styles.actions}`}>
      <Link
        className="button button-small button-tall"
        to={pagePath(language, "oracle")}
        words={{ ask: question.question }}
      >
        <Scale className="icon" />
        {t("questions.page.ask")}
      </Link>
      <Button small variant="quiet" className="button-tall" onClick={() => void copy()}>
        <LinkIcon className="icon" />
        {t("questions.page.copy")}
      </Button>
    </div>
  );
}
