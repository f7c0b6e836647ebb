import { useState } from "react";
import type { SessionUser } from "../../auth/index.ts";
import { initials } from "../model/initials.ts";
import styles from "./avatar.module.css";

/** HEAD-03: the picture, else initials. Decorative: its button or line carries the name. */
export function Avatar({ user }: { user: SessionUser }) {
  const { image } = user;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image === null || image === broken ? (
        initials(user.email)
      ) : (
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={128}
          height={128}
          onError={() => setBroken(image)}
        />
      )}
    </span>
  );
}
