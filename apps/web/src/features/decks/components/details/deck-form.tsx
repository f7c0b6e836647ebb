import type { DeckListItem } from "@spellwright/contract";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { errorSentence } from "../../../../lib/http/api-error.ts";
import { DECK_FORMATS } from "../../../../lib/http/contract.static.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Field, FormFoot, Select } from "../../../../ui/index.ts";
import { useEditLockReason } from "../../hooks/use-lock-reason.ts";

/** As the API takes it. */
const NAME_MAX = 200;

/** What every deck has. */
type NameAndFormat = Pick<DeckListItem, "name" | "format">;

interface DeckFormProps {
  start: NameAndFormat;
  /** The verb of the button. */
  action: string;
  busy: boolean;
  /** Why it could not be saved. */
  error: Error | null;
  /** Told a trimmed name that is not empty (FOR-11). */
  onSave: (written: NameAndFormat) => void;
  onClose: () => void;
  /** What else is said of the deck. */
  children?: ReactNode;
}

/** The form of a deck that is made or changed: name and format, what else it says, its two buttons. */
export function DeckForm(props: DeckFormProps) {
  const { t, language } = useText();
  const locked = useEditLockReason();
  const id = useId();
  const [name, setName] = useState(props.start.name);
  const [format, setFormat] = useState(props.start.format);
  const [tried, setTried] = useState(false);
  const wanted = name.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wanted !== "" && locked === undefined && !props.busy)
      props.onSave({ name: wanted, format });
  };
  return (
    <>
      <form className="dialog-body stack" id={id} onSubmit={save} noValidate>
        {props.error !== null && (
          <Banner tone="danger">{errorSentence(props.error, language)}</Banner>
        )}
        <Field
          label={t("forge.edit.name")}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          error={tried && wanted === "" ? t("errors.DECK_NAME_EMPTY") : null}
        />
        <div className="field">
          <label className="field-label" htmlFor={`${id}-format`}>
            {t("forge.edit.format")}
          </label>
          <Select
            id={`${id}-format`}
            value={format}
            onChange={(written) =>
              setFormat(DECK_FORMATS.find((each) => each === written) ?? format)
            }
          >
            {DECK_FORMATS.map((each) => (
              <option key={each} value={each}>
                {t(`decks.formats.${each}`)}
              </option>
            ))}
          </Select>
        </div>
        {props.children}
      </form>
      <FormFoot
        form={id}
        action={props.action}
        busy={props.busy}
        locked={locked}
        onCancel={props.onClose}
      />
    </>
  );
}
