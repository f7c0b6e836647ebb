import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useText } from "../../../lib/text.tsx";
import { Button, Field, Select } from "../../../ui/index.ts";
import { type QuestionsView, useQuestionChapters } from "../api/question-calls.ts";
import styles from "./questions-filter.module.css";

/** What is looked for and the chapter; both are part of the address. */
export function QuestionsFilter({ view }: { view: QuestionsView }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const chapters = useQuestionChapters().data?.items ?? [];
  const [text, setText] = useState(view.query);
  useEffect(() => setText(view.query), [view.query]);
  const show = ({ query, chapter }: QuestionsView) =>
    void navigate({
      to: "/$language/questions",
      params: { language },
      search: { ...(query === "" ? {} : { q: query }), ...(chapter === "" ? {} : { chapter }) },
      resetScroll: false,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({ query: text.trim(), chapter: view.chapter });
  };
  return (
    <search className="stack">
      <form className={styles.search} onSubmit={submit}>
        <Field
          label={t("questions.search.label")}
          help={t("questions.search.help")}
          icon={<Search className="icon" />}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" className={styles.submit}>
          {t("questions.search.submit")}
        </Button>
      </form>
      <Select
        label={t("questions.chapter")}
        className={styles.chapter}
        value={view.chapter}
        onChange={(chapter) => show({ query: view.query, chapter })}
      >
        <option value="">{t("questions.all")}</option>
        {chapters.map(({ number, title, questions }) => (
          <option key={number} value={number}>
            {`${number} ${title} (${questions})`}
          </option>
        ))}
      </Select>
    </search>
  );
}
