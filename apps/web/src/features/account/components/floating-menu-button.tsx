import { Menu } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../lib/text.tsx";
import { useSession } from "../../auth/index.ts";
import { useWelcomeSeen } from "../../changelog/index.ts";
import styles from "./floating-menu-button.module.css";
import unseen from "./unseen-mark.module.css";

/**
 * Opens the menu of small screens from anywhere in a long page (HEAD-04). While the header with the
 * avatar is in view, a signed-in person needs no second button.
 */
export function FloatingMenuButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useText();
  const { user } = useSession();
  const seen = useWelcomeSeen();
  const header = useRef<HTMLSpanElement>(null);
  const [headerShown, setHeaderShown] = useState(true);
  useEffect(() => {
    if (header.current === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setHeaderShown(entry?.isIntersecting ?? true),
    );
    observer.observe(header.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span className={styles.headerWatch} ref={header} aria-hidden="true" />
      {(user === null || !headerShown) && (
        <button
          type="button"
          className={`icon-button ${styles.button}`}
          aria-label={t(seen ? "shell.menu" : "shell.menuUnseen")}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Menu className="icon" />
          {!seen && <span className={`${unseen.mark} ${styles.unseen}`} aria-hidden="true" />}
        </button>
      )}
    </>
  );
}
