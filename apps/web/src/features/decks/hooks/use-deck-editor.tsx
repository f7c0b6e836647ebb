import type { DeckChange, DeckDetail } from "@spellwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { keepDeck, keptDeck, sendEdit } from "../api/deck-calls.ts";
import { applyChange } from "../model/apply-change.ts";
import { createEditQueue, type EditConflict } from "../model/edit-queue.ts";
import { useEditLockReason } from "./use-lock-reason.ts";

interface DeckEditor {
  /** As the page shows it: with the edits that are on their way. */
  readonly deck: DeckDetail;
  /** Why nothing can be edited now. Undefined while it can. */
  readonly locked: string | undefined;
  readonly saving: boolean;
  readonly conflict: EditConflict | null;
  /** Makes changes as one edit; `done` is told once they are kept, `added` names the card that comes in. */
  readonly edit: (changes: readonly DeckChange[], done?: string, added?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Ends a conflict: with our changes made again, or without them. */
  readonly settle: (again: boolean) => void;
  /** Shows what a call of its own answered, a restored version for instance. */
  readonly keep: (deck: DeckDetail) => void;
}

const EditorContext = createContext<DeckEditor | null>(null);

/** Holds the edits of one deck: the page of another deck has another. */
export function DeckEditorProvider({ deck, children }: { deck: DeckDetail; children: ReactNode }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { id } = deck;
  const [queue] = useState(() => {
    const made = createEditQueue({
      current: () => keptDeck(queries, id) ?? deck,
      send: (edit, revision) => sendEdit(id, edit, revision),
      read: () => client.decks.read({ id }),
      keep: (kept) => keepDeck(queries, kept),
      onDone: (edit) => {
        if (edit.kind === "change" && edit.done !== undefined) toast.done(edit.done);
      },
      onLost: (error, edits) =>
        toast.failed(t("deckPage.edit.lost", { message: errorSentence(error, language) }), {
          label: t("common.retry"),
          onClick: () => made.push(...edits),
        }),
    });
    return made;
  });
  const { pending, conflict } = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const locked = useEditLockReason();
  const editor = useMemo(() => {
    const changes = pending.flatMap((edit) => (edit.kind === "change" ? edit.changes : []));
    return {
      deck: changes.reduce(applyChange, deck),
      locked,
      saving: pending.length > 0,
      conflict,
      edit: (made: readonly DeckChange[], done?: string, added?: string) =>
        queue.push({
          kind: "change",
          changes: made,
          ...(done === undefined ? {} : { done }),
          ...(added === undefined ? {} : { added }),
        }),
      undo: () => queue.push({ kind: "undo" }),
      redo: () => queue.push({ kind: "redo" }),
      settle: queue.settle,
      keep: (kept: DeckDetail) => keepDeck(queries, kept),
    };
  }, [pending, conflict, deck, locked, queue, queries]);
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** The deck on screen and what edits it. */
export const useDeckEditor = (): DeckEditor => {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error("useDeckEditor needs a DeckEditorProvider above it");
  return editor;
};
