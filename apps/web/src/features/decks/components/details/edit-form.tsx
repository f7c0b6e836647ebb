import type { DeckListItem } from "@spellwright/contract";
import { useId, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { toast } from "../../../../ui/index.ts";
import { type DeckDetails, useEditDeck } from "../../api/deck-changes.ts";
import { ArchetypeField } from "./archetype-field.tsx";
import { DeckForm } from "./deck-form.tsx";
import styles from "./edit-form.module.css";
import { FeaturedField } from "./featured-field.tsx";

/** As the API takes it. */
const DESCRIPTION_MAX = 2000;

/** What an owner may change of a deck beside its cards, and the plan found in its list. */
export type EditedDeck = DeckDetails & Pick<DeckListItem, "archetype">;

/** What an owner says of a deck: name, format, plan, featured card, description (FOR-02, FOR-11). */
export function EditForm({ deck, onClose }: { deck: EditedDeck; onClose: () => void }) {
  const { t } = useText();
  const edit = useEditDeck();
  const id = useId();
  const [archetype, setArchetype] = useState(deck.declared_archetype);
  const [featured, setFeatured] = useState(deck.featured_card_name);
  const [description, setDescription] = useState(deck.description ?? "");
  return (
    <DeckForm
      start={deck}
      action={t("forge.edit.save")}
      busy={edit.isPending}
      error={edit.error}
      onClose={onClose}
      onSave={({ name, format }) =>
        edit.mutate(
          {
            id: deck.id,
            revision: deck.revision,
            name,
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
        )
      }
    >
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
    </DeckForm>
  );
}
