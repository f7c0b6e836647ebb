import { useText } from "../../../../lib/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { lineName } from "../../model/card-text.ts";
import { hasPicture } from "../../model/has-picture.ts";
import styles from "./card-tile.module.css";
import type { LineProps } from "./line-row.tsx";

/** A whole card with its copies and its name; the name says it where the picture is missing. */
export function CardTile({ line, onShow }: LineProps) {
  const { t, language } = useText();
  const name = lineName(line, language);
  return (
    <li>
      <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onShow}>
        <CardPicture
          size="normal"
          className={styles.picture}
          card={line.card ?? { name: line.card_name, color_identity: [] }}
        />
        {!hasPicture(line) && (
          <span className={`tag ${styles.missing}`}>
            {t(line.card === null ? "deckPage.list.unknown" : "deckPage.list.noPicture")}
          </span>
        )}
        <span className={styles.name}>
          <b className="figures">{line.quantity}×</b> <span lang={name.lang}>{name.text}</span>
        </span>
      </button>
    </li>
  );
}
