import type { ReactNode } from "react";
import styles from "./margin-columns.module.css";

/**
 * What is read, and beside it from 1152 px an `aside` in the margin, which comes below on smaller screens
 * (guide §2). A surface without room for a margin sets `--margin-columns: minmax(0, 1fr)`.
 */
export function MarginColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
