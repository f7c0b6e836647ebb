import { useText } from "../../../../lib/text.tsx";
import { RenameDialog } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import type { OpeningProps } from "../deck-dialog.tsx";

/** A new name for the deck: trimmed, not empty (FOR-11). */
export function RenameDeck({ open, onClose }: OpeningProps) {
  const { t } = useText();
  const { deck, edit, locked } = useDeckEditor();
  return (
    <RenameDialog
      open={open}
      onClose={onClose}
      title={t("deckPage.rename.title")}
      label={t("deckPage.rename.name")}
      name={deck.name}
      empty={t("deckPage.rename.empty")}
      action={t("deckPage.rename.save")}
      locked={locked}
      onRename={(name) => {
        if (name !== deck.name) edit([{ op: "set_details", name }], t("deckPage.rename.done"));
        onClose();
      }}
    />
  );
}
