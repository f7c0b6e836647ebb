import { useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useDeleteDiscussions } from "../api/discussion-calls.ts";
import { type Selection, toggled } from "../model/selection.ts";

export interface SelectionControl {
  /** Null outside the mode. */
  readonly selected: Selection;
  readonly start: () => void;
  readonly leave: () => void;
  readonly toggle: (id: string) => void;
  readonly replace: (ids: readonly string[]) => void;
  readonly deleting: boolean;
  /** Deletes discussions and leaves the mode; after a failure they are selected again (DISC-03). */
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

/**
 * Selecting several discussions (DISC-02).
 *
 * @param onDeleted with the ids that were deleted
 */
export const useSelection = (onDeleted: (ids: readonly string[]) => void): SelectionControl => {
  const { t, language } = useText();
  const [selected, setSelected] = useState<Selection>(null);
  const removal = useDeleteDiscussions();
  return {
    selected,
    start: () => setSelected(new Set()),
    leave: () => setSelected(null),
    toggle: (id) => setSelected((before) => (before === null ? null : toggled(before, id))),
    replace: (ids) => setSelected(new Set(ids)),
    deleting: removal.isPending,
    remove: async (ids) => {
      try {
        await removal.mutateAsync(ids);
        setSelected(null);
        toast.done(t("discussions.deleted", { count: ids.length }));
        onDeleted(ids);
      } catch (error) {
        setSelected(new Set(ids));
        toast.failed(errorSentence(error, language));
      }
    },
  };
};
