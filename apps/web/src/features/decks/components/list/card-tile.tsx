import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { lineName } from "../../model/card-text.ts";
import styles from "./card-tile.module.css";
import type { LineProps } from "./line-row.tsx";

/** A whole card with its copies and its name. */
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
        {line.card === null && (
          <span className={`tag ${styles.missing}`}>{t("deckPage.list.unknown")}</span>
        )}
        <span className={styles.name}>
          <b className="figures">{line.quantity}×</b> <span lang={name.lang}>{name.text}</span>
        </span>
      </button>
    </li>
  );
}
