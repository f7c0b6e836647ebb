import { LoaderCircle, Redo2, Undo2 } from "lucide-react";
import { useText } from "../../../../lib/text.tsx";
import { IconButton } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { useUndoKeys } from "../../hooks/use-undo-keys.ts";

/** Undo and redo, by button and by key; whether an edit is being kept. */
export function UndoButtons() {
  const { t } = useText();
  const { deck, locked, saving, undo, redo } = useDeckEditor();
  const canUndo = locked === undefined && (deck.can_undo || saving);
  const canRedo = locked === undefined && deck.can_redo && !saving;
  useUndoKeys(canUndo ? undo : null, canRedo ? redo : null);
  return (
    <>
      <span className="deck-saving" role="status">
        {saving && (
          <>
            <LoaderCircle className="ic ic-s deck-spin" aria-hidden="true" />
            <span className="vh">{t("deckPage.saving")}</span>
          </>
        )}
      </span>
      <IconButton
        label={t("deckPage.edit.undo")}
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        onClick={undo}
      >
        <Undo2 className="ic" />
      </IconButton>
      <IconButton
        label={t("deckPage.edit.redo")}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo2 className="ic" />
      </IconButton>
    </>
  );
}
