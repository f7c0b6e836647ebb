import type { Discussion } from "@spellwright/contract";
import { useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast, useUndoableDeletion } from "../../../ui/index.ts";
import { useChangeDiscussion, useDeleteDiscussions } from "../api/discussion-calls.ts";

/** What the owner does to one discussion of the list, and the dialogs that this takes (DISC-01). */
export const useRowActions = (onDeleted: (ids: readonly string[]) => void) => {
  const { t, language } = useText();
  const change = useChangeDiscussion();
  const removal = useDeleteDiscussions();
  const removeUndoably = useUndoableDeletion();
  const [renamed, setRenamed] = useState<Discussion | null>(null);
  const [doomed, setDoomed] = useState<Discussion | null>(null);
  const fail = (error: unknown) => toast.failed(errorSentence(error, language));
  return {
    onRename: setRenamed,
    onDelete: setDoomed,
    onVisibility: ({ id, is_public }: Discussion) =>
      change.mutate(
        { id, is_public: !is_public },
        {
          onSuccess: () =>
            toast.done(t(is_public ? "discussions.madePrivate" : "discussions.madePublic")),
          onError: fail,
        },
      ),
    /** Being renamed; null while no dialog is open. */
    renamed,
    closeRename: () => setRenamed(null),
    /** About to be deleted. Null while no dialog is open. */
    doomed,
    closeDelete: () => setDoomed(null),
    confirmDelete: () => {
      if (doomed === null) return;
      setDoomed(null);
      removeUndoably({
        ids: [doomed.id],
        text: t("discussions.deleted", { count: 1 }),
        remove: () => removal.mutateAsync([doomed.id]),
      });
      onDeleted([doomed.id]);
    },
  };
};
