import type { DeckFormat } from "@spellwright/contract";
import { useId } from "react";
import { DECK_FORMATS } from "../../../lib/contract.static.ts";
import { useText } from "../../../lib/text.tsx";
import { Select } from "../../../ui/index.ts";

interface FormatFieldProps {
  format: DeckFormat;
  onChange: (format: DeckFormat) => void;
}

/** The format of a deck, with its label above. */
export function FormatField({ format, onChange }: FormatFieldProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t("forge.edit.format")}
      </label>
      <Select
        id={id}
        value={format}
        onChange={(written) => onChange(DECK_FORMATS.find((each) => each === written) ?? format)}
      >
        {DECK_FORMATS.map((each) => (
          <option key={each} value={each}>
            {t(`decks.formats.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
