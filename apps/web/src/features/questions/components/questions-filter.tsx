import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { SearchForm, Select } from "../../../ui/index.ts";
import { type QuestionsView, useQuestionChapters } from "../api/question-calls.ts";
import styles from "./questions-filter.module.css";

/** What is looked for and the chapter. Both are part of the address. */
export function QuestionsFilter({ view }: { view: QuestionsView }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const chapters = useQuestionChapters().data?.items ?? [];
  const show = ({ query, chapter }: QuestionsView) =>
    void navigate({
      to: pagePath(language, "questions"),
      words: { ...(query === "" ? {} : { q: query }), ...(chapter === "" ? {} : { chapter }) },
      keepScroll: true,
    });
  return (
    <search className="stack">
      <SearchForm
        label={t("questions.search.label")}
        help={t("questions.search.help")}
        submit={t("questions.search.submit")}
        query={view.query}
        onSearch={(query) => show({ query, chapter: view.chapter })}
      />
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
