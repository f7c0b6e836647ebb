import { useText } from "../../../lib/text/text.tsx";
import { Engraving } from "../../../ui/index.ts";
import styles from "./auth-art.module.css";

/** The engraved side of the dialog on wide screens. */
export function AuthArt() {
  const { t } = useText();
  return (
    <div className={styles.art}>
      <Engraving kind="chat" index={8} width={300} height={520} />
      <p className={`display-type ${styles.saying}`}>{t("auth.artwork")}</p>
    </div>
  );
}
