import type { DeckListItem } from "@spellwright/contract";
import { type FormEvent, useId, useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button, toast } from "../../../ui/index.ts";
import { useEditDeck } from "../../decks/index.ts";
import { ArchetypeField } from "./archetype-field.tsx";
import styles from "./edit-form.module.css";
import { FeaturedField } from "./featured-field.tsx";
import { NameAndFormat } from "./name-and-format.tsx";

/** As the API takes it. */
const DESCRIPTION_MAX = 2000;

/** What an owner says of a deck: name, format, plan, featured card, description (FOR-02, FOR-11). */
export function EditForm({ deck, onClose }: { deck: DeckListItem; onClose: () => void }) {
  const { t, language } = useText();
  const edit = useEditDeck();
  const id = useId();
  const [name, setName] = useState(deck.name);
  const [format, setFormat] = useState(deck.format);
  const [archetype, setArchetype] = useState(deck.declared_archetype);
  const [featured, setFeatured] = useState(deck.featured_card_name);
  const [description, setDescription] = useState(deck.description ?? "");
  const [tried, setTried] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "") return;
    edit.mutate(
      {
        id: deck.id,
        revision: deck.revision,
        name: name.trim(),
        format,
        description: description.trim() === "" ? null : description,
        featured_card_name: featured,
        declared_archetype: archetype,
      },
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
        <NameAndFormat
          name={name}
          onName={setName}
          format={format}
          onFormat={setFormat}
          tried={tried}
        />
        <ArchetypeField deck={deck} declared={archetype} onChange={setArchetype} />
        <FeaturedField deckId={deck.id} chosen={featured} onChange={setFeatured} />
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
