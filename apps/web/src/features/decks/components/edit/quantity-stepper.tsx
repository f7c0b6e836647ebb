import type { DeckLine } from "@spellwright/contract";
import { Minus, Plus } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { lineName } from "../../model/card-text.ts";
import styles from "./quantity-stepper.module.css";

/** As the API takes quantities. */
const MOST = 999;

interface QuantityStepperProps {
  line: DeckLine;
  /** Also where there is little room. */
  always?: boolean;
}

/** How many copies a line holds, with one fewer and one more. None takes the line out. */
export function QuantityStepper({ line, always = false }: QuantityStepperProps) {
  const { t, language } = useText();
  const { edit, locked } = useDeckEditor();
  const name = lineName(line, language).text;
  const set = (quantity: number) =>
    edit(
      [{ op: "set_quantity", line_id: line.id, quantity }],
      quantity === 0 ? t("deckPage.edit.removed", { name }) : undefined,
    );
  return (
    <span className={always ? `${styles.stepper} ${styles.always}` : styles.stepper}>
      <button
        type="button"
        className={styles.step}
        data-step
        aria-label={t("deckPage.edit.fewer", { name })}
        title={locked}
        disabled={locked !== undefined}
        onClick={() => set(line.quantity - 1)}
      >
        <Minus className="icon icon-small" />
      </button>
      <b className={`figures ${styles.quantity}`}>{line.quantity}</b>
      <button
        type="button"
        className={styles.step}
        data-step
        aria-label={t("deckPage.edit.more", { name })}
        title={locked}
        disabled={locked !== undefined || line.quantity >= MOST}
        onClick={() => set(line.quantity + 1)}
      >
        <Plus className="icon icon-small" />
      </button>
    </span>
  );
}
