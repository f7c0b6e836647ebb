import type { AskedQuestion } from "@spellwright/contract";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { dayAndTime } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Field, Segmented } from "../../../ui/index.ts";
import { type QuestionView, useQuestions } from "../api/admin-calls.ts";
import { percentText, secondsText } from "../model/figures.ts";
import styles from "./dashboard.module.css";
import { QueryResult } from "./query-result.tsx";

const EVERYTHING: QuestionView = { q: "", type: "", outcome: "" };

/** Everybody's questions, newest first, found by words, part and outcome. Fifty at a time (ADM-02). */
export function Questions() {
  const { t } = useText();
  const [view, setView] = useState(EVERYTHING);
  const asked = useQuestions(useDeferredValue(view));
  const all = { value: "", content: t("admin.questions.all") } as const;
  return (
    <section className="stack">
      <div className={styles.filters}>
        <Field
          label={t("admin.questions.search")}
          type="search"
          maxLength={200}
          icon={<Search className="icon icon-small" />}
          value={view.q}
          onChange={(event) => setView({ ...view, q: event.target.value })}
        />
        <Segmented
          label={t("admin.questions.type")}
          value={view.type}
          options={[
            all,
            { value: "oracle", content: t("admin.questions.oracle") },
            { value: "forge", content: t("admin.questions.forge") },
          ]}
          onChange={(type) => setView({ ...view, type })}
        />
        <Segmented
          label={t("admin.questions.outcome")}
          value={view.outcome}
          options={[
            all,
            { value: "success", content: t("admin.questions.success") },
            { value: "error", content: t("admin.questions.error") },
          ]}
          onChange={(outcome) => setView({ ...view, outcome })}
        />
      </div>
      <QueryResult query={asked}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className="soft">{t("admin.questions.empty")}</p>;
          return (
            <ul className={styles.list}>
              {items.map((question) => (
                <Question key={question.id} question={question} />
              ))}
            </ul>
          );
        }}
      </QueryResult>
      {asked.hasNextPage && (
        <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {t("admin.questions.more")}
        </Button>
      )}
    </section>
  );
}

function Question({ question }: { question: AskedQuestion }) {
  const { t, language } = useText();
  const { response_success: success, response_time_ms: time, confidence, strength } = question;
  const outcome = success === null ? "waiting" : success ? "answered" : "failed";
  const facts = [
    question.user_email,
    t(`admin.questions.${question.question_type}`),
    t("admin.questions.effort", { effort: t(`admin.questions.${question.reasoning_effort}`) }),
    ...(time === null ? [] : [t("admin.seconds", { count: secondsText(time, language) })]),
    ...(strength === null ? [] : [t(`admin.questions.strengths.${strength}`)]),
    ...(confidence === null
      ? []
      : [
          t("admin.questions.confidence", {
            percent: percentText(Math.round(confidence * 100), language),
          }),
        ]),
    ...question.cards_mentioned,
  ];
  return (
    <li className={styles.entry}>
      <div className="row between">
        <span className="small">
          <span className="tag">{t(`admin.questions.${outcome}`)}</span> {question.error_message}
        </span>
        <span className="micro muted">{dayAndTime(question.created_at, language)}</span>
      </div>
      <p>{question.question_text}</p>
      <p className="small muted">{facts.join(" · ")}</p>
    </li>
  );
}
