import type { CSSProperties } from "react";
import styles from "./bracket-badge.module.css";

const RUNGS = [1, 2, 3, 4, 5] as const;

const colored = (bracket: number) =>
  ({ "--bracket-color": `var(--c-brk-${bracket})` }) as CSSProperties;

/**
 * Five rising bars, as many of them in colour as the bracket says (guide §5); `--rungs-height`,
 * `--rungs-gap` and `--rung-width` draw them in another size.
 */
export function Rungs({ bracket }: { bracket: number }) {
  return (
    <span className={styles.rungs} style={colored(bracket)} aria-hidden="true">
      {RUNGS.map((rung) => (
        <i key={rung} className={rung <= bracket ? styles.reached : undefined} />
      ))}
    </span>
  );
}

interface BracketBadgeProps {
  /** 1 to 5. */
  bracket: number;
  /** What it is called, read in place of the drawing. */
  label: string;
  /** Beside the rungs; absent on a small badge. */
  name?: string;
  /** Makes the badge a button that opens the explanation. */
  onOpen?: () => void;
}

/**
 * The bracket of a Commander deck: a figure on its colour, rungs, its name (guide §8). `--badge-touch` is
 * how far beyond its edges a button can be touched, as an inset.
 */
export function BracketBadge({ bracket, label, name, onOpen }: BracketBadgeProps) {
  const drawn = name === undefined ? `${styles.badge} ${styles.small}` : styles.badge;
  const drawing = (
    <>
      <b className={styles.figure}>{bracket}</b>
      <Rungs bracket={bracket} />
      {name}
    </>
  );
  return onOpen === undefined ? (
    <span className={drawn} style={colored(bracket)} role="img" aria-label={label}>
      {drawing}
    </span>
  ) : (
    <button
      type="button"
      className={`${drawn} ${styles.button}`}
      style={colored(bracket)}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {drawing}
    </button>
  );
}
