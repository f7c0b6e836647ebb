import type { DeckFormat } from "@spellwright/contract";
import { useId } from "react";
import { DECK_FORMATS } from "../../../lib/contract.static.ts";
import { useText } from "../../../lib/text.tsx";
import { Field, Select } from "../../../ui/index.ts";

/** As the API takes it. */
const NAME_MAX = 200;

interface NameAndFormatProps {
  name: string;
  onName: (name: string) => void;
  format: DeckFormat;
  onFormat: (format: DeckFormat) => void;
  /** It was to be saved already: an empty name is told. */
  tried: boolean;
}

/** What every deck has (FOR-11: the name trimmed, not empty). */
export function NameAndFormat({ name, onName, format, onFormat, tried }: NameAndFormatProps) {
  const { t } = useText();
  const id = useId();
  return (
    <>
      <Field
        label={t("forge.edit.name")}
        value={name}
        maxLength={NAME_MAX}
        onChange={(event) => onName(event.target.value)}
        error={tried && name.trim() === "" ? t("errors.DECK_NAME_EMPTY") : null}
      />
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t("forge.edit.format")}
        </label>
        <Select
          id={id}
          value={format}
          onChange={(written) => onFormat(DECK_FORMATS.find((each) => each === written) ?? format)}
        >
          {DECK_FORMATS.map((each) => (
            <option key={each} value={each}>
              {t(`decks.formats.${each}`)}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
