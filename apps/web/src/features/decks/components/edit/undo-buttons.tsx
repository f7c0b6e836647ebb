import { LoaderCircle, Redo2, Undo2 } from "lucide-react";
import { useIsWaiting } from "../../../../lib/offline/outbox/waiting-edits.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { useLockReason } from "../../hooks/use-lock-reason.ts";
import { useUndoKeys } from "../../hooks/use-undo-keys.ts";
import styles from "./undo-buttons.module.css";

/** Undo and redo, by button and by key. Whether an edit is being kept. */
export function UndoButtons() {
  const { t } = useText();
  const { deck, locked, saving, undo, redo } = useDeckEditor();
  const serverLocked = useLockReason();
  const isWaiting = useIsWaiting(deck.id);
  // What waits is taken back here. What the server has, there.
  const undoLocked = isWaiting ? locked : serverLocked;
  const canUndo = undoLocked === undefined && (deck.can_undo || saving);
  const canRedo = serverLocked === undefined && deck.can_redo && !saving;
  useUndoKeys(canUndo ? undo : null, canRedo ? redo : null);
  return (
    <>
      <span className={styles.saving} role="status">
        {saving && (
          <>
            <LoaderCircle className={`icon icon-small ${styles.turning}`} aria-hidden="true" />
            <span className="visually-hidden">{t("deckPage.saving")}</span>
          </>
        )}
      </span>
      <IconButton
        className={styles.step}
        label={t("deckPage.edit.undo")}
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        onClick={undo}
      >
        <Undo2 className="icon" />
      </IconButton>
      <IconButton
        className={styles.step}
        label={t("deckPage.edit.redo")}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo2 className="icon" />
      </IconButton>
    </>
  );
}
