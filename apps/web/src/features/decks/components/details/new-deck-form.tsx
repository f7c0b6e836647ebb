import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useText } from "../../../../lib/text/text.tsx";
import { useCreateDeck } from "../../api/deck-changes.ts";
import { DeckForm } from "./deck-form.tsx";

/** Name and format of a new deck, which then opens without a card (FOR-01). */
export function NewDeckForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const create = useCreateDeck();
  return (
    <DeckForm
      start={{ name: "", format: "commander" }}
      action={t("forge.create.action")}
      busy={create.isPending}
      error={create.error}
      onClose={onClose}
      onSave={(deck) =>
        create.mutate(deck, {
          onSuccess: ({ id }) => {
            onClose();
            void navigate({ to: pagePath(language, "deck", id) });
          },
        })
      }
    />
  );
}
