import type { DeckDifference } from "@spellwright/contract";
import { Minus, Plus } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { nameOf } from "../../../../ui/card-words.ts";
import styles from "./difference-list.module.css";

/** What differs between two states of a list: sign, name, copies before and after, board. */
export function DifferenceList({ differences }: { differences: readonly DeckDifference[] }) {
  const { t, language } = useText();
  return (
    <ul className={styles.differences}>
      {differences.map((difference) => {
        const { card_name, printed_name, board, is_commander, before, after } = difference;
        const grows = after > before;
        const name = nameOf({ name: card_name, printed_name }, language);
        return (
          <li
            key={`${card_name} ${board} ${is_commander}`}
            className={grows ? `${styles.difference} ${styles.grows}` : styles.difference}
          >
            {grows ? <Plus className="icon icon-small" /> : <Minus className="icon icon-small" />}
            <span className="grow">
              <span lang={name.lang}>{name.text}</span>
              {(is_commander || board !== "main") && (
                <small>
                  {t(is_commander ? "deckPage.difference.commander" : `deckPage.boards.${board}`)}
                </small>
              )}
            </span>
            <span className="figures">
              {t("deckPage.difference.count", { before, after })}
              {before === 0 && (
                <span className="visually-hidden"> {t("deckPage.difference.added")}</span>
              )}
              {after === 0 && (
                <span className="visually-hidden"> {t("deckPage.difference.removed")}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
