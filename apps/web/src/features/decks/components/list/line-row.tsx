import type { DeckLine } from "@spellwright/contract";
import { useId } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { previewAttributes } from "../../../cards/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { costOf, englishName, lineName } from "../../model/card-text.ts";
import { problemOf } from "../../model/problem-of.ts";
import { LineActions } from "../edit/line-actions.tsx";
import { QuantityStepper } from "../edit/quantity-stepper.tsx";
import { LineMarks } from "./line-marks.tsx";
import styles from "./line-row.module.css";

export interface LineProps {
  line: DeckLine;
  /** Opens the card. */
  onShow: () => void;
}

/** A line of the list: copies, name, cost. What can be done with it on hover, focus or a swipe. */
export function LineRow({ line, onShow }: LineProps) {
  const { language } = useText();
  const name = lineName(line, language);
  const english = englishName(line, language);
  const { deck } = useDeckEditor();
  const problem = problemOf(line, deck.legality);
  const id = useId();
  return (
    <li className={styles.row} {...previewAttributes(line.card?.name)}>
      <div className={styles.shown}>
        <QuantityStepper line={line} />
        <button
          type="button"
          className={styles.card}
          aria-haspopup="dialog"
          aria-describedby={problem === undefined ? undefined : id}
          onClick={onShow}
        >
          <span className={styles.name} data-card-name lang={name.lang}>
            {name.text}
          </span>
          {english !== null && (
            <span className={`muted small truncate ${styles.english}`} lang="en">
              {english}
            </span>
          )}
          <LineMarks line={line} />
        </button>
        {problem !== undefined && (
          // The name of the row stays that of its card. What is wrong with it is its description.
          <span className="visually-hidden" id={id}>
            {problem.message}
          </span>
        )}
        {line.card !== null && <ManaCost cost={costOf(line.card)} />}
      </div>
      <div className={styles.change}>
        <LineActions line={line} />
      </div>
    </li>
  );
}
