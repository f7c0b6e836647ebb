import { Menu } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { useWelcomeSeen } from "../../changelog/index.ts";
import { menuDrawer } from "../model/menu-opening.ts";
import styles from "./menu-button.module.css";
import unseen from "./unseen-mark.module.css";

/**
 * Opens the menu of small screens for a visitor. A signed-in person has the avatar. It stands in the
 * header, which stays in view, so that it covers nothing (HEAD-04).
 */
export function MenuButton() {
  const { t } = useText();
  const seen = useWelcomeSeen();
  return (
    <button
      type="button"
      className={`icon-button mobile-only ${styles.button}`}
      aria-label={t(seen ? "shell.menu" : "shell.menuUnseen")}
      aria-haspopup="dialog"
      onClick={() => menuDrawer.open(true)}
    >
      <Menu className="icon" />
      {!seen && <span className={`${unseen.mark} ${styles.unseen}`} aria-hidden="true" />}
    </button>
  );
}
