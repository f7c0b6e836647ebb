import { useState } from "react";
import { useText } from "../../../lib/text.tsx";
import { useUndoableDeletion } from "../../../ui/index.ts";
import { useEscape } from "../../../ui/use-escape.ts";
import { useDeleteDiscussions } from "../api/discussion-calls.ts";
import { type Selection, toggled } from "../model/selection.ts";

export interface SelectionControl {
  /** Null outside the mode. */
  readonly selected: Selection;
  readonly start: () => void;
  readonly leave: () => void;
  readonly toggle: (id: string) => void;
  readonly replace: (ids: readonly string[]) => void;
  /** Deletes discussions and leaves the mode; after a failure they are selected again (DISC-03). */
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * Selecting several discussions (DISC-02).
 *
 * @param onDeleted with the ids that were deleted
 */
export const useSelection = (onDeleted: (ids: readonly string[]) => void): SelectionControl => {
  const { t } = useText();
  const [selected, setSelected] = useState<Selection>(null);
  const removeUndoably = useUndoableDeletion();
  useEscape(selected !== null, () => setSelected(null));
  const removal = useDeleteDiscussions();
  return {
    selected,
    start: () => setSelected(new Set()),
    leave: () => setSelected(null),
    toggle: (id) => setSelected((before) => (before === null ? null : toggled(before, id))),
    replace: (ids) => setSelected(new Set(ids)),
    remove: (ids) => {
      setSelected(null);
      removeUndoably({
        ids,
        text: t("discussions.deleted", { count: ids.length }),
        remove: () => removal.mutateAsync(ids),
        onBack: () => setSelected(new Set(ids)),
      });
      onDeleted(ids);
    },
  };
};
