import type { DeckLine } from "@spellwright/contract";
import { useText } from "../../../../lib/text.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { previewed } from "../../../cards/index.ts";
import { costOf, englishName, lineName } from "../../model/card-text.ts";
import { LineActions } from "../edit/line-actions.tsx";
import { QuantityStepper } from "../edit/quantity-stepper.tsx";
import { LineMarks } from "./line-marks.tsx";
import styles from "./line-row.module.css";

export interface LineProps {
  line: DeckLine;
  /** Opens the card. */
  onShow: () => void;
}

/** A line of the list: copies, name, cost, what can be done with it. */
export function LineRow({ line, onShow }: LineProps) {
  const { language } = useText();
  const name = lineName(line, language);
  const english = englishName(line, language);
  return (
    <li className={styles.row} {...previewed(line.card?.name)}>
      <QuantityStepper line={line} />
      <button type="button" className={styles.card} aria-haspopup="dialog" onClick={onShow}>
        <span className={styles.name} data-card-name lang={name.lang}>
          {name.text}
        </span>
        {english !== null && (
          <span className="muted small" lang="en">
            {english}
          </span>
        )}
        <LineMarks line={line} />
      </button>
      {line.card !== null && <ManaCost cost={costOf(line.card)} />}
      <LineActions line={line} />
    </li>
  );
}
