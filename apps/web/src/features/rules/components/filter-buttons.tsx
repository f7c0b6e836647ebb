import type { ReactNode } from "react";
import styles from "./filter-buttons.module.css";

/** One choice of several, as a row of `FilterButton`s. */
export function FilterButtons({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not of form controls
    <div className={styles.filters} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface FilterButtonProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the choices. */
export function FilterButton({ chosen, onChoose, children }: FilterButtonProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={chosen} onClick={onChoose}>
      {children}
    </button>
  );
}
