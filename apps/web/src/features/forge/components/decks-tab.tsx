import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useHiddenIds } from "../../../lib/page/pending-deletions.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Spinner } from "../../../ui/index.ts";
import { deckPages } from "../api/deck-list.ts";
import { useDeckSelection } from "../hooks/use-deck-selection.ts";
import { useReadMore } from "../hooks/use-read-more.ts";
import { useStoredValue } from "../hooks/use-stored-value.ts";
import { ALL_DECKS, type DeckView, isFiltered, readDeckView } from "../model/deck-view.ts";
import { DeckFilters } from "./deck-filters.tsx";
import { DeckSkeleton } from "./deck-skeleton.tsx";
import emptyStyles from "./empty-plate.module.css";
import { ImportButton } from "./import-button.tsx";
import { ListFailed } from "./list-failed.tsx";

/** Whoever has no deck yet does not wait for what draws long lists. */
const DeckResults = lazyPart(() => import("./deck-results.tsx"), "DeckResults");

/** A list that follows the typing waits for a pause. */
const TYPING_PAUSE_MS = 250;

interface DecksTabProps {
  /** The account has no deck, whatever the filters: the import is offered here. */
  withoutDecks: boolean;
  onImport: () => void;
}

/** One's own decks: filters, cards, what is done to them (FOR-02). */
export function DecksTab({ withoutDecks, onImport }: DecksTabProps) {
  const [view, setView] = useStoredValue("forge-decks", readDeckView);
  const settled = useDebounced(view.search, TYPING_PAUSE_MS);
  return (
    <>
      <DeckFilters view={view} onChange={setView} />
      <DeckList
        view={{ ...view, search: settled }}
        withoutDecks={withoutDecks}
        onImport={onImport}
        onReset={() => setView({ ...ALL_DECKS, order: view.order, compact: view.compact })}
        onCompact={(compact) => setView({ ...view, compact })}
      />
    </>
  );
}

interface DeckListProps extends DecksTabProps {
  view: DeckView;
  onReset: () => void;
  onCompact: (compact: boolean) => void;
}

function DeckList({ view, withoutDecks, onImport, onReset, onCompact }: DeckListProps) {
  const { t } = useText();
  const query = useInfiniteQuery(deckPages(view));
  const { data, isFetchingNextPage, isFetchNextPageError } = query;
  const readMore = useReadMore(query);
  const selection = useDeckSelection(query);
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
  if (decks.length === 0)
    return isFiltered(view) && !withoutDecks ? (
      <div className={`plate ${emptyStyles.plate}`}>
        <p>{t("forge.decks.noMatch")}</p>
        <Button onClick={onReset}>{t("forge.filters.reset")}</Button>
      </div>
    ) : (
      <div className={`plate ${emptyStyles.plate}`}>
        <p>{t("forge.decks.empty")}</p>
        {withoutDecks && <ImportButton onClick={onImport} />}
      </div>
    );
  return (
    <>
      <Suspense fallback={<DeckSkeleton label={t("forge.decks.loading")} />}>
        <DeckResults
          decks={decks}
          total={total}
          compact={view.compact}
          onCompact={onCompact}
          selection={selection}
          stale={query.isPlaceholderData}
          onNearEnd={readMore}
        />
      </Suspense>
      {isFetchingNextPage && <Spinner label={t("forge.decks.loadingMore")} />}
      {isFetchNextPageError && (
        <ListFailed
          title={t("forge.decks.failedMore")}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
