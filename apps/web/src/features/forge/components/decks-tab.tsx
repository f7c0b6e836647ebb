import { useInfiniteQuery } from "@tanstack/react-query";
import { Import } from "lucide-react";
import { useHiddenIds } from "../../../lib/pending-deletions.ts";
import { useText } from "../../../lib/text.tsx";
import { useSettled } from "../../../lib/use-settled.ts";
import { Button, ConfirmDialog, Spinner } from "../../../ui/index.ts";
import { deckPages } from "../api/deck-list.ts";
import { useDeckActions } from "../hooks/use-deck-actions.ts";
import { useKept } from "../hooks/use-kept.ts";
import { useReadMore } from "../hooks/use-read-more.ts";
import { ALL_DECKS, type DeckView, isFiltered, readDeckView } from "../model/deck-view.ts";
import { CardGrid } from "./card-grid.tsx";
import { DeckCard } from "./deck-card.tsx";
import { DeckFilters } from "./deck-filters.tsx";
import { DeckSkeleton } from "./deck-skeleton.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import emptyStyles from "./empty-plate.module.css";
import { ExportDialog } from "./export-dialog.tsx";
import { ListFailed } from "./list-failed.tsx";

/** A list that follows the typing waits for a pause. */
const TYPING_PAUSE_MS = 250;
const SHAPE = { rowHeight: 25, gap: 1.25, minColumnWidth: 20 };

/** One's own decks: filters, cards, what is done to them (FOR-02). */
export function DecksTab({ onImport }: { onImport: () => void }) {
  const [view, setView] = useKept("forge-decks", readDeckView);
  const settled = useSettled(view.search, TYPING_PAUSE_MS);
  return (
    <>
      <DeckFilters view={view} onChange={setView} />
      <DeckList
        view={{ ...view, search: settled }}
        onImport={onImport}
        onReset={() => setView({ ...ALL_DECKS, order: view.order })}
      />
    </>
  );
}

interface DeckListProps {
  view: DeckView;
  onImport: () => void;
  onReset: () => void;
}

function DeckList({ view, onImport, onReset }: DeckListProps) {
  const { t } = useText();
  const query = useInfiniteQuery(deckPages(view));
  const { data, isFetchingNextPage, isFetchNextPageError } = query;
  const readMore = useReadMore(query);
  const actions = useDeckActions();
  const hidden = useHiddenIds();

  if (query.isPending) return <DeckSkeleton label={t("forge.decks.loading")} />;
  if (data === undefined)
    return (
      <ListFailed
        title={t("forge.decks.failed")}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const read = data.pages.flatMap(({ items }) => items);
  const decks = read.filter(({ id }) => !hidden.has(id));
  const total = (data.pages[0]?.total ?? 0) - (read.length - decks.length);
  const now = new Date();
  if (decks.length === 0)
    return isFiltered(view) ? (
      <div className={`plate ${emptyStyles.plate}`}>
        <p>{t("forge.decks.noMatch")}</p>
        <Button onClick={onReset}>{t("forge.filters.reset")}</Button>
      </div>
    ) : (
      <div className={`plate ${emptyStyles.plate}`}>
        <p>{t("forge.decks.empty")}</p>
        <Button variant="primary" onClick={onImport}>
          <Import className="icon" />
          {t("forge.importFirst")}
        </Button>
      </div>
    );
  return (
    <>
      <p className="visually-hidden" role="status">
        {t("forge.decks.count", { count: total })}
      </p>
      <div aria-busy={query.isPlaceholderData || undefined}>
        <CardGrid
          label={t("forge.decks.label")}
          shape={SHAPE}
          items={decks}
          total={total}
          keyOf={({ id }) => id}
          onNearEnd={readMore}
          card={(deck) => <DeckCard deck={deck} now={now} actions={actions} />}
        />
      </div>
      {isFetchingNextPage && <Spinner label={t("forge.decks.loadingMore")} />}
      {isFetchNextPageError && (
        <ListFailed
          title={t("forge.decks.failedMore")}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      <EditDialog
        // With the revision that the list knows now: after a conflict one may save again.
        deck={decks.find(({ id }) => id === actions.edited?.id) ?? actions.edited}
        onClose={actions.close}
      />
      <ExportDialog
        deck={actions.exported}
        open={actions.exported !== null}
        onClose={actions.close}
      />
      <ConfirmDialog
        open={actions.doomed !== null}
        onClose={actions.close}
        title={t("forge.deck.deleteTitle")}
        message={t("forge.deck.deleteText", {
          name: actions.doomed?.name ?? "",
          count: actions.doomed?.discussion_count ?? 0,
        })}
        action={t("forge.deck.deleteConfirm")}
        onConfirm={actions.confirmDelete}
      />
    </>
  );
}
