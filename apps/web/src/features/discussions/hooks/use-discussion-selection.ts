import { useText } from "../../../lib/text/text.tsx";
import { type SelectionControl, useSelection } from "../../../ui/use-selection.ts";
import { useDeleteDiscussions } from "../api/discussion-calls.ts";

/**
 * Selecting several discussions (DISC-02).
 *
 * @param onDeleted with the ids that were deleted
 */
export const useDiscussionSelection = (
  onDeleted: (ids: readonly string[]) => void,
): SelectionControl => {
  const { t } = useText();
  const removal = useDeleteDiscussions();
  return useSelection({
    deleted: (count) => t("discussions.deleted", { count }),
    remove: (ids) => removal.mutateAsync(ids),
    onDeleted,
  });
};
