import type { DeckListItem } from "@spellwright/contract";
import { useId } from "react";
import { ARCHETYPES } from "../../../../lib/http/contract.static.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Select } from "../../../../ui/index.ts";

interface ArchetypeFieldProps {
  deck: Pick<DeckListItem, "archetype" | "declared_archetype">;
  /** Null: the one found. */
  declared: DeckListItem["declared_archetype"];
  onChange: (declared: DeckListItem["declared_archetype"]) => void;
}

/** The plan of a deck: the one found in its list, or the owner’s own word. */
export function ArchetypeField({ deck, declared, onChange }: ArchetypeFieldProps) {
  const { t } = useText();
  const id = useId();
  // While one is declared, the answer does not say which one was found.
  const found = deck.declared_archetype === null ? deck.archetype : null;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t("forge.filters.archetype")}
      </label>
      <Select
        id={id}
        value={declared ?? ""}
        onChange={(written) => onChange(ARCHETYPES.find((each) => each === written) ?? null)}
      >
        <option value="">
          {found === null
            ? t("forge.edit.archetypeDetect")
            : t("forge.edit.archetypeFound", { archetype: t(`forge.archetypes.${found}`) })}
        </option>
        {ARCHETYPES.map((archetype) => (
          <option key={archetype} value={archetype}>
            {t(`forge.archetypes.${archetype}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
