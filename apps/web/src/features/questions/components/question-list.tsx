import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { type QuestionsView, useQuestions } from "../api/question-calls.ts";
import { QuestionLink } from "./question-link.tsx";

/** The questions of a view, as many as were asked for, and how many there are. */
export function QuestionList({ view }: { view: QuestionsView }) {
  const { t } = useText();
  const questions = useQuestions(view);
  if (questions.isError)
    return (
      <LoadFailed
        title={t("questions.failed")}
        error={questions.error}
        busy={questions.isFetching}
        onRetry={() => void questions.refetch()}
      />
    );
  if (questions.data === undefined)
    return <Skeleton widths={["60%", "100%", "70%", "100%"]} label={t("questions.loading")} />;
  const found = questions.data.pages.flatMap(({ items }) => items);
  const total = questions.data.pages[0]?.total ?? 0;
  return (
    <>
      <Found view={view} total={total} />
      <ol className="found-list" aria-busy={questions.isPlaceholderData || undefined}>
        {found.map((question) => (
          <li key={question.slug}>
            <QuestionLink question={question} />
          </li>
        ))}
      </ol>
      {questions.hasNextPage && (
        <Button
          wide
          busy={questions.isFetchingNextPage}
          onClick={() => void questions.fetchNextPage()}
        >
          {t("questions.more")}
        </Button>
      )}
    </>
  );
}

function Found({ view: { query }, total }: { view: QuestionsView; total: number }) {
  const { t, language } = useText();
  if (query === "") return <p role="status">{t("questions.count", { count: total })}</p>;
  return (
    <div className="row wrap">
      <p role="status">
        {t(total === 0 ? "questions.search.none" : "questions.search.found", {
          count: total,
          query,
        })}
      </p>
      <Link to={pagePath(language, "questions")} words={{}}>
        {t("questions.search.clear")}
      </Link>
      {total === 0 && (
        <Link to={pagePath(language, "oracle")} words={{ ask: query }}>
          {t("questions.search.ask")}
        </Link>
      )}
    </div>
  );
}
