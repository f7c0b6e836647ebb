import { Play, ShoppingCart } from "lucide-react";
import { useText } from "../../../lib/text.tsx";
import { Button } from "../../../ui/index.ts";
import styles from "./forge-actions.module.css";

/** Playtest and purchase, disabled as specified (spec 1 §2, FOR-04), with their reason. */
export function ForgeActions() {
  const { t } = useText();
  return (
    <p className={`row wrap ${styles.actions}`}>
      <Button small disabled disabledReason={t("deckPage.soonReason")}>
        <Play className="icon icon-small" />
        {t("deckPage.playtest")}
      </Button>
      <Button small disabled disabledReason={t("deckPage.soonReason")}>
        <ShoppingCart className="icon icon-small" />
        {t("deckPage.purchase")}
      </Button>
      <span className="micro muted">{t("deckPage.soon")}</span>
    </p>
  );
}
