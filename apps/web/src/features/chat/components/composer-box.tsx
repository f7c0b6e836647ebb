import type { ReactNode } from "react";
import styles from "./composer-box.module.css";

/** The box of a composer: the field of the question and, below it, a `ComposerBar`. */
export function ComposerBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box} data-composer data-keep-clear>
      {children}
    </div>
  );
}

/** The tools of a composer, its counter and its button. */
export function ComposerBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
