import { useState } from "react";
import type { DeletedKind } from "../lib/page/pending-deletions.ts";
import { type Selection, toggleSelected } from "../lib/page/selection.ts";
import { useEscape } from "./use-escape.ts";
import { useUndoableDeletion } from "./use-undoable-deletion.ts";

export interface SelectionControl {
  /** Null outside the mode. */
  readonly selected: Selection;
  readonly start: () => void;
  readonly leave: () => void;
  readonly toggle: (id: string) => void;
  readonly replace: (ids: readonly string[]) => void;
  /** Deletes and leaves the mode. What is undone, or was refused, is selected again (DISC-03). */
  readonly remove: (ids: readonly string[]) => void;
}

interface SelectionDeletion {
  readonly kind?: DeletedKind;
  /** That so many were deleted. */
  readonly deleted: (count: number) => string;
  /** Deletes them on the server. */
  readonly remove: (ids: readonly string[]) => Promise<unknown>;
  readonly onDeleted?: (ids: readonly string[]) => void;
}

/** Selecting several rows of a list, to delete them with an undo (DISC-02, FOR-05). */
export const useSelection = (deletion: SelectionDeletion): SelectionControl => {
  const [selected, setSelected] = useState<Selection>(null);
  const removeUndoably = useUndoableDeletion();
  useEscape(selected !== null, () => setSelected(null));
  return {
    selected,
    start: () => setSelected(new Set()),
    leave: () => setSelected(null),
    toggle: (id) => setSelected((before) => (before === null ? null : toggleSelected(before, id))),
    replace: (ids) => setSelected(new Set(ids)),
    remove: (ids) => {
      setSelected(null);
      removeUndoably({
        ids,
        kind: deletion.kind ?? "other",
        text: deletion.deleted(ids.length),
        remove: () => deletion.remove(ids),
        onBack: () => setSelected(new Set(ids)),
      });
      deletion.onDeleted?.(ids);
    },
  };
};
