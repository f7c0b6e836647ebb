import type { DeckListItem } from "@spellwright/contract";
import { useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { allSelected } from "../../../lib/page/selection.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { type SelectionControl, useSelection } from "../../../ui/use-selection.ts";
import { useDeleteDecks } from "../../decks/index.ts";

/** The list that is selected from, page by page. */
interface PagedDecks {
  readonly data:
    | { readonly pages: readonly { readonly items: readonly DeckListItem[] }[] }
    | undefined;
  readonly hasNextPage: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => Promise<PagedDecks>;
}

export interface DeckSelection extends SelectionControl {
  /** The rest of the list is being read, to be selected too. */
  readonly readingAll: boolean;
  readonly selectAll: () => void;
  /** Whether every deck of the view is selected. */
  readonly isAll: (decks: readonly DeckListItem[]) => boolean;
}

/** Selecting several decks of the dashboard, also those that were not read yet (FOR-05). */
export const useDeckSelection = (query: PagedDecks): DeckSelection => {
  const { t, language } = useText();
  const removal = useDeleteDecks();
  const [readingAll, setReadingAll] = useState(false);
  const selection = useSelection({
    kind: "deck",
    deleted: (count) => t("forge.deck.deleted", { count }),
    remove: (ids) => removal.mutateAsync(ids),
  });
  const selectAll = async () => {
    setReadingAll(true);
    let read = query;
    while (read.hasNextPage && !read.isError) read = await read.fetchNextPage();
    setReadingAll(false);
    if (read.isError) toast.failed(errorSentence(read.error, language));
    selection.replace(
      (read.data ?? query.data)?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [],
    );
  };
  return {
    ...selection,
    readingAll,
    selectAll: () => void selectAll(),
    isAll: (decks) =>
      !query.hasNextPage &&
      selection.selected !== null &&
      allSelected(
        selection.selected,
        decks.map(({ id }) => id),
      ),
  };
};
