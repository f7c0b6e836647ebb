import type { ReactNode } from "react";
import styles from "./chat-page.module.css";

/** Keeps a composer in sight at the foot of its chat, exactly under the reading column. */
export function ChatDock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock>
      <div className={styles.dockContent}>{children}</div>
    </div>
  );
}
