import { useCallback, useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { allSelected } from "../../../lib/page/selection.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, ConfirmDialog, Spinner, toast } from "../../../ui/index.ts";
import { SelectionBar } from "../../../ui/selection-bar.tsx";
import type { SelectionControl } from "../../../ui/use-selection.ts";
import type { DiscussionScope } from "../api/discussion-calls.ts";
import { useDiscussionList } from "../hooks/use-discussion-list.ts";
import { useRowActions } from "../hooks/use-row-actions.ts";
import { discussionsOf } from "../model/discussion-pages.ts";
import type { ListRow } from "../model/list-rows.ts";
import styles from "./discussion-list.module.css";
import { DiscussionRow, RowContent } from "./discussion-row.tsx";
import { DiscussionRows } from "./discussion-rows.tsx";
import panel from "./discussions-panel.module.css";
import { RenameDiscussion } from "./rename-discussion.tsx";

interface DiscussionListProps {
  scope: DiscussionScope;
  currentId: string | null;
  /** The chat still loads a discussion: clicks are ignored (DISC-01). */
  busy: boolean;
  selection: SelectionControl;
  /** Shows another one where the list is. Absent: its own page does. */
  onSelect: ((id: string) => void) | undefined;
  /** Before another discussion is shown (to close a drawer). */
  onOpen: () => void;
  onDeleted: (ids: readonly string[]) => void;
}

/** One's own discussions of a scope: rows, their actions, selecting several (DISC-01, DISC-02). */
export function DiscussionList(props: DiscussionListProps) {
  const { scope, currentId, busy, selection, onSelect, onOpen, onDeleted } = props;
  const { t, language } = useText();
  const { query, rows } = useDiscussionList(scope);
  const actions = useRowActions(onDeleted);
  const [readingAll, setReadingAll] = useState(false);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const readMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (query.isPending) return <Spinner label={t("discussions.loading")} />;
  if (query.data === undefined)
    return <ReadAgain text={t("discussions.failed")} onRetry={() => void query.refetch()} />;
  if (rows.length === 0)
    return (
      <p className={panel.empty}>
        {t(scope.type === "forge" ? "discussions.emptyForge" : "discussions.empty")}
      </p>
    );

  const now = new Date();
  const { selected } = selection;
  const ids = rows.map(({ discussion }) => discussion.id);
  const count = ids.filter((id) => selected?.has(id)).length;
  const selectAll = async () => {
    setReadingAll(true);
    let read = await fetchNextPage({ cancelRefetch: false });
    while (read.hasNextPage && !read.isError) read = await read.fetchNextPage();
    setReadingAll(false);
    if (read.isError) toast.failed(errorSentence(read.error, language));
    selection.replace(discussionsOf(read.data ?? query.data).map(({ id }) => id));
  };
  const rowOf = ({ discussion }: ListRow) =>
    selected === null ? (
      <DiscussionRow
        discussion={discussion}
        current={discussion.id === currentId}
        busy={busy}
        now={now}
        actions={{ ...actions, onOpen, onSelect }}
      />
    ) : (
      <label className={styles.selectable}>
        <input
          type="checkbox"
          checked={selected.has(discussion.id)}
          onChange={() => selection.toggle(discussion.id)}
        />
        <span className={styles.discussion}>
          <RowContent discussion={discussion} now={now} />
        </span>
      </label>
    );
  return (
    <>
      {selected !== null && (
        <SelectionBar
          count={count}
          words={{
            count: t("discussions.select.count", { count }),
            remove: t("discussions.select.delete", { count }),
            question: t("discussions.select.deleteTitle", { count }),
            consequence: t("discussions.select.deleteText"),
          }}
          all={!hasNextPage && allSelected(selected, ids)}
          readingAll={readingAll}
          onAll={() => void selectAll()}
          onNone={() => selection.replace([])}
          onLeave={selection.leave}
          onDelete={() => selection.remove(ids.filter((id) => selected.has(id)))}
        />
      )}
      <DiscussionRows
        rows={rows}
        more={hasNextPage}
        reading={isFetchingNextPage || isFetchNextPageError}
        onNearEnd={readMore}
        row={rowOf}
      />
      {isFetchingNextPage && <Spinner label={t("discussions.loadingMore")} />}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ReadAgain text={t("discussions.failedMore")} onRetry={readMore} />
      )}
      <RenameDiscussion discussion={actions.renamed} onClose={actions.closeRename} />
      <ConfirmDialog
        open={actions.doomed !== null}
        onClose={actions.closeDelete}
        title={t("discussions.deleteTitle")}
        message={t("discussions.deleteText", { title: withoutMarkup(actions.doomed?.title ?? "") })}
        action={t("discussions.delete")}
        onConfirm={actions.confirmDelete}
      />
    </>
  );
}

function ReadAgain({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useText();
  return (
    <Banner
      tone="warn"
      action={
        <Button small variant="quiet" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
