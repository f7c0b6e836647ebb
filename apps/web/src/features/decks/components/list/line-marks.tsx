import type { DeckLine } from "@spellwright/contract";
import { CircleHelp } from "lucide-react";
import { useText } from "../../../../lib/text.tsx";
import styles from "./line-marks.module.css";

/** What sets a line apart: not known, a Game Changer, its finish, the person's own piles. */
export function LineMarks({ line }: { line: DeckLine }) {
  const { t } = useText();
  return (
    <>
      {line.card === null && (
        <span className="tag">
          <CircleHelp className={`icon ${styles.icon}`} />
          {t("deckPage.list.unknown")}
        </span>
      )}
      {line.card?.game_changer === true && (
        <span className="tag">{t("deckPage.list.gameChanger")}</span>
      )}
      {line.finish !== null && <span className="tag">{t(`deckPage.list.${line.finish}`)}</span>}
      {line.categories.map((pile) => (
        <span key={pile} className={`tag ${styles.pile}`}>
          {pile}
        </span>
      ))}
    </>
  );
}
