import type { DeckDifference } from "@spellwright/contract";
import { Minus, Plus } from "lucide-react";
import { useText } from "../../../../lib/text.tsx";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { lineName } from "../../model/card-text.ts";
import styles from "./difference-list.module.css";

/** What differs between two states of a list: sign, name, copies before and after, board. */
export function DifferenceList({ differences }: { differences: readonly DeckDifference[] }) {
  const { t, language } = useText();
  const { deck } = useDeckEditor();
  const nameOf = (name: string) => {
    const line = deck.deck_cards.find(({ card_name }) => card_name === name);
    return line === undefined ? name : lineName(line, language).text;
  };
  return (
    <ul className={styles.differences}>
      {differences.map((difference) => {
        const { card_name, board, is_commander, before, after } = difference;
        const grows = after > before;
        return (
          <li
            key={`${card_name} ${board} ${is_commander}`}
            className={grows ? `${styles.difference} ${styles.grows}` : styles.difference}
          >
            {grows ? <Plus className="icon icon-small" /> : <Minus className="icon icon-small" />}
            <span className="grow">
              {nameOf(card_name)}
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
