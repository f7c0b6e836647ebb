import { type FormEvent, useId, useState } from "react";
import { useText } from "../../../../lib/text.tsx";
import { Button, Field } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { DeckDialog, type OpeningProps } from "../deck-dialog.tsx";

/** As the API takes names. */
const LONGEST = 200;

/** A new name for the deck: trimmed, not empty (FOR-11). */
export function RenameDialog({ open, onClose }: OpeningProps) {
  const { t } = useText();
  return (
    <DeckDialog open={open} onClose={onClose} title={t("deckPage.rename.title")} width="27rem">
      <RenameForm onClose={onClose} />
    </DeckDialog>
  );
}

function RenameForm({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { deck, edit, locked } = useDeckEditor();
  const id = useId();
  const [name, setName] = useState(deck.name);
  const [tried, setTried] = useState(false);
  const wanted = name.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wanted === "" || locked !== undefined) return;
    if (wanted !== deck.name)
      edit([{ op: "set_details", name: wanted }], t("deckPage.rename.done"));
    onClose();
  };
  return (
    <>
      <form className="dialog-body" id={id} onSubmit={save} noValidate>
        <Field
          label={t("deckPage.rename.name")}
          value={name}
          maxLength={LONGEST}
          onChange={(event) => setName(event.target.value)}
          error={tried && wanted === "" ? t("deckPage.rename.empty") : null}
        />
      </form>
      <div className="dialog-foot">
        <Button variant="quiet" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button
          variant="primary"
          type="submit"
          form={id}
          disabled={locked !== undefined}
          disabledReason={locked}
        >
          {t("deckPage.rename.save")}
        </Button>
      </div>
    </>
  );
}
