import { Play, ShoppingCart } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import styles from "./forge-actions.module.css";

interface ForgeActionsProps {
  /** Where hands can be tried. Elsewhere playtest is disabled as specified (FOR-04). */
  onPlaytest?: () => void;
}

/** Playtest and purchase. What is disabled as specified (spec 1 §2, FOR-04) says its reason. */
export function ForgeActions({ onPlaytest }: ForgeActionsProps) {
  const { t } = useText();
  return (
    <p className={`row wrap ${styles.actions}`}>
      <Button
        small
        {...(onPlaytest === undefined
          ? { disabled: true, disabledReason: t("deckPage.soonReason") }
          : { onClick: onPlaytest, "aria-haspopup": "dialog" as const })}
      >
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
