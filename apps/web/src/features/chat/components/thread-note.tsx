import type { ReactNode } from "react";
import styles from "./chat-page.module.css";

/** A sentence where the exchanges will be. */
export function ThreadNote({ children }: { children: ReactNode }) {
  return <p className={`soft ${styles.thread}`}>{children}</p>;
}
