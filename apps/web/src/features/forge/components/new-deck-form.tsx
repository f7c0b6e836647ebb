import type { DeckFormat } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { type FormEvent, useId, useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { useNavigate } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import { useCreateDeck } from "../../decks/index.ts";
import { NameAndFormat } from "./name-and-format.tsx";

/** Name and format of a new deck, which then opens without a card (FOR-11: trimmed, not empty). */
export function NewDeckForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const create = useCreateDeck();
  const id = useId();
  const [name, setName] = useState("");
  const [format, setFormat] = useState<DeckFormat>("commander");
  const [tried, setTried] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "" || create.isPending) return;
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
        <NameAndFormat
          name={name}
          onName={setName}
          format={format}
          onFormat={setFormat}
          tried={tried}
        />
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
