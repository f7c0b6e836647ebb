import type { Card, DeckCardFacts } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { CardPicture } from "../../../ui/card-picture.tsx";
import { artistsOf, nameOf } from "../../../ui/card-words.ts";
import layout from "./card-layout.module.css";

interface CardPicturesProps {
  card: Card | DeckCardFacts;
  /** It has another side with a picture. */
  hasBack: boolean;
}

/** The whole card, and its other side where it has one. A plate stands in for what is missing. */
export function CardPictures({ card, hasBack }: CardPicturesProps) {
  const { t, language } = useText();
  const name = nameOf(card, language).text;
  const artists = artistsOf(card);
  return (
    <div className={layout.pictures}>
      <CardPicture
        card={card}
        size="normal"
        grows
        className={layout.picture}
        label={t("cards.picture", { name })}
      />
      {hasBack && (
        <CardPicture
          card={card}
          size="normal"
          face="back"
          grows
          className={layout.picture}
          label={t("cards.back", { name })}
        />
      )}
      {artists.length > 0 && (
        <p className={`small muted ${layout.artist}`}>
          {t("cards.artist", { artists: artists.join(", ") })}
        </p>
      )}
    </div>
  );
}
