import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, ConfirmDialog } from "../../../ui/index.ts";
import { type Suggestion, shownName } from "../model/suggestion.ts";
import styles from "./swap-list.module.css";

interface SwapAllProps {
  /** Those that can be made. */
  swaps: readonly Suggestion[];
  disabled: boolean;
  onApply: (swaps: readonly Suggestion[]) => void;
}

/** Makes all swaps at once, after showing what leaves the list and what comes in (ANA-04). */
export function SwapAll({ swaps, disabled, onApply }: SwapAllProps) {
  const { t, language } = useText();
  const [asking, setAsking] = useState(false);
  const count = swaps.length;
  if (count < 2) return null;
  const named = (name: string) => name !== "";
  const cuts = swaps
    .map((swap) => shownName(swap.card_to_remove, swap.printed_to_remove, language))
    .filter(named);
  const adds = swaps
    .map((swap) => shownName(swap.card_to_add, swap.printed_to_add, language))
    .filter(named);
  return (
    <>
      <Button
        small
        variant="primary"
        className="button-tall"
        data-screen-only
        disabled={disabled}
        disabledReason={t("deckPage.readOnlyReason")}
        onClick={() => setAsking(true)}
      >
        {t("forgeChat.swapAll", { count })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("forgeChat.swapAllTitle")}
        message={t("forgeChat.swapAllText")}
        action={t("forgeChat.swapAll", { count })}
        tone="plain"
        onConfirm={() => {
          setAsking(false);
          onApply(swaps);
        }}
      >
        <div className={`dialog-body ${styles.difference}`}>
          <ul aria-label={t("forgeChat.swapOut")}>
            {cuts.map((name) => (
              <li key={name} className={styles.out}>
                <Minus className="icon icon-small" />
                {name}
              </li>
            ))}
          </ul>
          <ul aria-label={t("forgeChat.swapIn")}>
            {adds.map((name) => (
              <li key={name} className={styles.in}>
                <Plus className="icon icon-small" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </ConfirmDialog>
    </>
  );
}
