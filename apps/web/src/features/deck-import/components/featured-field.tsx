import type { ParsedDeck } from "@spellwright/contract";
import { X } from "lucide-react";
import { useId } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { DeckArt } from "../../../ui/deck-art.tsx";
import { IconButton } from "../../../ui/index.ts";
import { useNamedCard } from "../hooks/use-named-card.ts";
import { shownName } from "../model/shown-name.ts";
import { CardSearch } from "./card-search.tsx";
import styles from "./featured-field.module.css";

interface FeaturedFieldProps {
  parsed: ParsedDeck | null;
  /** Null: the fallback. */
  chosen: string | null;
  /** The first commander. */
  fallback: string | null;
  onChange: (name: string | null) => void;
}

/** The card that stands for the deck, with its preview (IMP-07). */
export function FeaturedField({ parsed, chosen, fallback, onChange }: FeaturedFieldProps) {
  const { t, language } = useText();
  const id = useId();
  const cards = parsed?.cards ?? [];
  const nameOf = (name: string) => {
    const card = cards.find((each) => each.name === name);
    return card === undefined ? name : shownName(card, language);
  };
  const featured = chosen ?? fallback;
  const found = useNamedCard(featured);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t("deckImport.featured")}
      </label>
      <CardSearch
        id={id}
        placeholder={
          fallback === null
            ? t("deckImport.featuredNone")
            : t("deckImport.featuredDefault", { name: nameOf(fallback) })
        }
        // A card that is not known has no picture.
        cards={cards.filter(({ cardId }) => cardId !== null)}
        taken={chosen === null ? [] : [chosen]}
        onChoose={onChange}
      />
      {chosen !== null && (
        <p className={`row small ${styles.chosen}`}>
          <span className="grow">{nameOf(chosen)}</span>
          <IconButton label={t("deckImport.clear")} onClick={() => onChange(null)}>
            <X className="icon" />
          </IconButton>
        </p>
      )}
      {featured !== null && (
        <DeckArt
          name={featured}
          colors={found?.color_identity ?? []}
          card={found}
          missing={<span className={styles.missing}>{t("deckImport.noPicture")}</span>}
          className={styles.art}
        />
      )}
    </div>
  );
}
