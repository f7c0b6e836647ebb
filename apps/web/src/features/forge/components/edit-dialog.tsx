import type { DeckListItem } from "@spellwright/contract";
import { type FormEvent, useId, useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button, Dialog, Field, toast } from "../../../ui/index.ts";
import { useEditDeck } from "../../decks/index.ts";
import styles from "./edit-dialog.module.css";
import { FormatField } from "./format-field.tsx";

/** As the API takes them. */
const NAME_MAX = 200;
const DESCRIPTION_MAX = 2000;

interface EditDialogProps {
  /** Null while it is closed. */
  deck: DeckListItem | null;
  onClose: () => void;
}

/** Name, format and description of a deck (FOR-11: trimmed, not empty). */
export function EditDialog({ deck, onClose }: EditDialogProps) {
  const { t } = useText();
  return (
    <Dialog open={deck !== null} onClose={onClose} title={t("forge.edit.title")} width="30rem">
      {deck !== null && <EditForm deck={deck} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ deck, onClose }: { deck: DeckListItem; onClose: () => void }) {
  const { t, language } = useText();
  const edit = useEditDeck();
  const id = useId();
  const [name, setName] = useState(deck.name);
  const [format, setFormat] = useState(deck.format);
  const [description, setDescription] = useState(deck.description ?? "");
  const [tried, setTried] = useState(false);
  const isEmpty = name.trim() === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return;
    const described = description.trim() === "" ? null : description;
    edit.mutate(
      { id: deck.id, revision: deck.revision, name: name.trim(), format, description: described },
      {
        onSuccess: () => {
          toast.done(t("forge.edit.saved"));
          onClose();
        },
      },
    );
  };
  return (
    <>
      <form className="dialog-body stack" id={id} onSubmit={save} noValidate>
        {edit.error !== null && (
          <Banner tone="danger">{errorSentence(edit.error, language)}</Banner>
        )}
        <Field
          label={t("forge.edit.name")}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          error={tried && isEmpty ? t("errors.DECK_NAME_EMPTY") : null}
        />
        <FormatField format={format} onChange={setFormat} />
        <div className="field">
          <label className="field-label" htmlFor={`${id}-description`}>
            {t("forge.edit.description")}
          </label>
          <textarea
            className={`field-box ${styles.description}`}
            id={`${id}-description`}
            rows={4}
            maxLength={DESCRIPTION_MAX}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </div>
      </form>
      <div className="dialog-foot">
        <Button variant="quiet" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button variant="primary" type="submit" form={id} busy={edit.isPending}>
          {t("forge.edit.save")}
        </Button>
      </div>
    </>
  );
}
