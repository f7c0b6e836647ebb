import type { DeckListItem } from "@spellwright/contract";
import { useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast, useUndoableDeletion } from "../../../ui/index.ts";
import {
  useDeleteDecks,
  useDuplicateDeck,
  useEditLockReason,
  useFavorite,
  useLockReason,
} from "../../decks/index.ts";

/** What the owner does to one deck of the list, and the dialogs that this takes (FOR-02, FOR-11). */
export const useDeckActions = () => {
  const { t, language } = useText();
  const locked = useLockReason();
  const editLocked = useEditLockReason();
  const favorite = useFavorite();
  const removal = useDeleteDecks();
  const copy = useDuplicateDeck();
  const removeUndoably = useUndoableDeletion();
  const [edited, setEdited] = useState<DeckListItem | null>(null);
  const [exported, setExported] = useState<DeckListItem | null>(null);
  const [doomed, setDoomed] = useState<DeckListItem | null>(null);
  const onError = (error: unknown) => toast.failed(errorSentence(error, language));
  return {
    locked: locked !== undefined,
    editLocked: editLocked !== undefined,
    onFavorite: ({ id, is_favorite }: DeckListItem) =>
      favorite.mutate({ id, is_favorite: !is_favorite }, { onError }),
    onDuplicate: ({ id }: DeckListItem) =>
      copy.mutate(id, {
        onSuccess: ({ name }) => toast.done(t("forge.deck.duplicated", { name })),
        onError,
      }),
    onEdit: setEdited,
    onExport: setExported,
    onDelete: setDoomed,
    /** Of each dialog: the deck it is about, null while it is closed. */
    edited,
    exported,
    doomed,
    close: () => {
      setEdited(null);
      setExported(null);
      setDoomed(null);
    },
    confirmDelete: () => {
      if (doomed === null) return;
      setDoomed(null);
      removeUndoably({
        ids: [doomed.id],
        kind: "deck",
        text: t("forge.deck.deleted", { count: 1 }),
        remove: () => removal.mutateAsync([doomed.id]),
      });
    },
  };
};
