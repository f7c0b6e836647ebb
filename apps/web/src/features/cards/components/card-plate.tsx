import type { CardPage } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { namesOf } from "../../../ui/card-words.ts";
import { Plate } from "../../../ui/index.ts";
import { CardFaces } from "./card-faces.tsx";
import styles from "./card-plate.module.css";
import nameStyles from "./other-name.module.css";

/** The one plate of the page: names in both languages, faces and texts of a card. */
export function CardPlate({ page }: { page: CardPage }) {
  const { language } = useText();
  const { card } = page;
  const [name, other] = namesOf(card, language);
  return (
    <Plate mark className={styles.plate}>
      <h1 lang={name.lang}>{name.text}</h1>
      {other && (
        <p className={`${nameStyles.otherName} ${styles.otherName}`} lang={other.lang}>
          {other.text}
        </p>
      )}
      <CardFaces
        card={card}
        french={page.french_text}
        abilities={page.abilities}
        words={page.words}
        keywords={page.french_keywords}
      />
    </Plate>
  );
}
