import type { DeckFormat } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { type FormEvent, useId, useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { useNavigate } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button, Field } from "../../../ui/index.ts";
import { useCreateDeck } from "../../decks/index.ts";
import { FormatField } from "./format-field.tsx";

/** As the API takes it. */
const NAME_MAX = 200;

/** Name and format of a new deck, which then opens without a card (FOR-11: trimmed, not empty). */
export function NewDeckForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const create = useCreateDeck();
  const id = useId();
  const [name, setName] = useState("");
  const [format, setFormat] = useState<DeckFormat>("commander");
  const [tried, setTried] = useState(false);
  const isEmpty = name.trim() === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || create.isPending) return;
    create.mutate(
      { name: name.trim(), format },
      {
        onSuccess: ({ id: deckId }) => {
          onClose();
          void navigate({ to: pagePath(language, "deck", deckId) });
        },
      },
    );
  };
  return (
    <>
      <form className="dialog-body stack" id={id} onSubmit={save} noValidate>
        {create.error !== null && (
          <Banner tone="danger">{errorSentence(create.error, language)}</Banner>
        )}
        <Field
          label={t("forge.edit.name")}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          error={tried && isEmpty ? t("errors.DECK_NAME_EMPTY") : null}
        />
        <FormatField format={format} onChange={setFormat} />
      </form>
      <div className="dialog-foot">
        <Button variant="quiet" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button variant="primary" type="submit" form={id} busy={create.isPending}>
          {t("forge.create.action")}
        </Button>
      </div>
    </>
  );
}
