import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton } from "../../../../ui/index.ts";
import { useHold } from "../../hooks/use-hold.ts";
import styles from "./stepper.module.css";

const HELD = 5;

interface StepperProps {
  /** What is counted; it names the buttons. */
  label: string;
  /** Before the words of the label. */
  mark?: ReactNode;
  /** The number as it is read. */
  value: string;
  /** It has come to the number that loses the game. */
  isFatal?: boolean;
  onChange: (amount: number) => void;
}

/** A number with one less and one more; held, five. */
export function Stepper({ label, mark, value, isFatal = false, onChange }: StepperProps) {
  const { t } = useText();
  const less = useHold(
    () => onChange(-1),
    () => onChange(-HELD),
  );
  const more = useHold(
    () => onChange(1),
    () => onChange(HELD),
  );
  return (
    <div className={styles.stepper}>
      <span className={styles.label}>
        {mark}
        {label}
      </span>
      <IconButton label={t("table.counters.less", { name: label })} {...less}>
        <Minus className="icon" />
      </IconButton>
      <output className={`${styles.value} ${isFatal ? styles.fatal : ""}`}>{value}</output>
      <IconButton label={t("table.counters.more", { name: label })} {...more}>
        <Plus className="icon" />
      </IconButton>
    </div>
  );
}
