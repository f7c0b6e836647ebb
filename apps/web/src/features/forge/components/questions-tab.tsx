import { useInfiniteQuery } from "@tanstack/react-query";
import { useHiddenIds } from "../../../lib/page/pending-deletions.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Skeleton } from "../../../ui/index.ts";
import { questionPages } from "../api/question-calls.ts";
import { useReadMore } from "../hooks/use-read-more.ts";
import { useStoredValue } from "../hooks/use-stored-value.ts";
import {
  ALL_QUESTIONS,
  isNarrowed,
  type QuestionView,
  readQuestionView,
} from "../model/question-view.ts";
import { EmptyQuestions } from "./empty-questions.tsx";
import { ListFailed } from "./list-failed.tsx";
import { QuestionFilters } from "./question-filters.tsx";
import { QuestionList } from "./question-list.tsx";
import { QuestionTips } from "./question-tips.tsx";
import styles from "./questions.module.css";
import { StartQuestion } from "./start-question.tsx";

/** A list that follows the typing waits for a pause. */
const TYPING_PAUSE_MS = 250;

/** Discussions of the Forge that are about no deck (FOR-03). */
export function QuestionsTab() {
  const { t } = useText();
  const [view, setView] = useStoredValue("forge-questions", readQuestionView);
  const asked = { ...view, search: useDebounced(view.search, TYPING_PAUSE_MS) };
  const query = useInfiniteQuery(questionPages(asked));
  const { hasNextPage, isFetchNextPageError } = query;
  const readMore = useReadMore(query);
  const hidden = useHiddenIds();
  if (query.isPending)
    return <Skeleton label={t("forge.questions.loading")} widths={["60%", "90%", "75%", "80%"]} />;
  if (query.data === undefined)
    return (
      <ListFailed
        title={t("forge.questions.failed")}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const questions = query.data.pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => !hidden.has(id));
  if (questions.length === 0 && !isNarrowed(asked) && !isNarrowed(view)) return <EmptyQuestions />;
  return (
    <div className={styles.questions}>
      <div className={styles.list}>
        <StartQuestion />
        <QuestionFilters view={view} onChange={setView} />
        <QuestionCount
          view={view}
          count={questions.length}
          hasMore={hasNextPage}
          onReset={() => setView({ ...ALL_QUESTIONS, sort: view.sort })}
        />
        <QuestionList questions={questions} hasMore={hasNextPage} onNearEnd={readMore} />
        {isFetchNextPageError && (
          <ListFailed
            title={t("forge.questions.failed")}
            onRetry={() => void query.fetchNextPage()}
          />
        )}
      </div>
      <QuestionTips />
    </div>
  );
}

interface QuestionCountProps {
  view: QuestionView;
  count: number;
  /** There are more than were read. */
  hasMore: boolean;
  onReset: () => void;
}

function QuestionCount({ view, count, hasMore, onReset }: QuestionCountProps) {
  const { t } = useText();
  return (
    <p className={`row small soft ${styles.count}`}>
      <span role="status">
        {t(hasMore ? "forge.questions.countMore" : "forge.questions.count", { count })}
      </span>
      {isNarrowed(view) && (
        <Button variant="quiet" small onClick={onReset}>
          {t("forge.questions.reset")}
        </Button>
      )}
    </p>
  );
}
