import type { CardPage } from "@spellwright/contract";
import { useText } from "../../../lib/text.tsx";
import { CardPicture } from "../../../ui/card-picture.tsx";

/** The whole card, and its other side where it has one; a plate stands in for what is missing. */
export function CardPictures({ page }: { page: CardPage }) {
  const { t, language } = useText();
  const { card, images } = page;
  const name = (language === "fr" ? card.printed_name : null) ?? card.name;
  return (
    <div className="card-pictures">
      <CardPicture
        card={card}
        size="normal"
        className="card-whole"
        label={t("cards.picture", { name })}
      />
      {images.length === 2 && (
        <CardPicture
          card={card}
          size="normal"
          face="back"
          className="card-whole"
          label={t("cards.back", { name })}
        />
      )}
    </div>
  );
}
