import { useCallback } from "react";
import { errorSentence } from "../lib/http/api-error.ts";
import { type DeletedKind, deleteLater } from "../lib/page/pending-deletions.ts";
import { useText } from "../lib/text/text.tsx";
import { toast } from "./toast.ts";

interface UndoableDeletion {
  readonly ids: readonly string[];
  /** "other" unless the server counts it in a summary. */
  readonly kind?: DeletedKind;
  /** That it happened. */
  readonly text: string;
  /** Deletes it on the server. */
  readonly remove: () => Promise<unknown>;
  /** After it was shown again: undone, or refused by the server. */
  readonly onBack?: () => void;
}

/** Deletes with a message that can undo it. The server deletes when the message is gone (decision 014). */
export const useUndoableDeletion = (): ((deletion: UndoableDeletion) => void) => {
  const { t, language } = useText();
  return useCallback(
    ({ ids, kind = "other", text, remove, onBack }) => {
      const carryOut = () =>
        remove().catch((error: unknown) => {
          toast.failed(errorSentence(error, language));
          onBack?.();
          throw error;
        });
      const deletion = deleteLater({ ids, kind, carryOut });
      toast.undoable(text, {
        label: t("common.undo"),
        onUndo: () => {
          if (deletion.undo()) onBack?.();
        },
        onGone: () => void deletion.carryOut(),
      });
    },
    [t, language],
  );
};
