import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "../../../../lib/http/api.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { nameOf } from "../../../../ui/card-words.ts";
import { Select } from "../../../../ui/index.ts";

interface FeaturedFieldProps {
  deckId: string;
  /** English; null: the first commander. */
  chosen: string | null;
  onChange: (name: string | null) => void;
}

/** The card whose picture stands for the deck: one of its own. */
export function FeaturedField({ deckId, chosen, onChange }: FeaturedFieldProps) {
  const { t, language } = useText();
  const id = useId();
  const { data } = useQuery(api.decks.read.queryOptions({ input: { id: deckId } }));
  const names = new Map(
    (data?.deck_cards ?? []).flatMap(({ card, card_name: name }) =>
      card === null ? [] : [[name, nameOf(card, language).text] as const],
    ),
  );
  // It may have left the deck, or the list is still on its way.
  if (chosen !== null && !names.has(chosen)) names.set(chosen, chosen);
  const order = new Intl.Collator(language);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t("forge.edit.featured")}
      </label>
      <Select
        id={id}
        value={chosen ?? ""}
        onChange={(written) => onChange(written === "" ? null : written)}
      >
        <option value="">{t("forge.edit.featuredDefault")}</option>
        {[...names]
          .toSorted(([, one], [, other]) => order.compare(one, other))
          .map(([name, shown]) => (
            <option key={name} value={name}>
              {shown}
            </option>
          ))}
      </Select>
    </div>
  );
}
