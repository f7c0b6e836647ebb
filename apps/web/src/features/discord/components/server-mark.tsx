import { useState } from "react";
import { initialsOf } from "../model/guild-names.ts";
import styles from "./server-card.module.css";

/** A server's picture, or two letters where there is none. */
export function ServerMark({ name, iconUrl }: { name: string; iconUrl: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.mark} aria-hidden="true">
      {iconUrl === null || isBroken ? (
        initialsOf(name)
      ) : (
        <img src={iconUrl} alt="" width="56" height="56" onError={() => setBroken(true)} />
      )}
    </span>
  );
}
