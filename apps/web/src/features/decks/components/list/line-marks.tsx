import type { DeckLine } from "@spellwright/contract";
import { CircleAlert, CircleHelp } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { problemOf } from "../../model/problem-of.ts";
import styles from "./line-marks.module.css";

/** What sets a line apart: not allowed, not known, a Game Changer, its finish, the person's own piles. */
export function LineMarks({ line }: { line: DeckLine }) {
  const { t } = useText();
  const { deck } = useDeckEditor();
  const problem = problemOf(line, deck.legality);
  return (
    <>
      {problem !== undefined && (
        // Told to those who do not see it as the description of the line.
        <span className={`tag ${styles.illegal}`} title={problem.message} aria-hidden="true">
          <CircleAlert className={`icon ${styles.icon}`} />
          {t("deckPage.list.illegal")}
        </span>
      )}
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
