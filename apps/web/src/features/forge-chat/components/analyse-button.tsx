import { Gauge } from "lucide-react";
import { useText } from "../../../lib/text.tsx";
import { Button } from "../../../ui/index.ts";
import styles from "./forge-actions.module.css";

interface AnalyseButtonProps {
  /** An answer is on its way. */
  busy: boolean;
  onAnalyse: () => void;
}

/** Starts the analysis of the whole deck (ANA-01, ANA-06). */
export function AnalyseButton({ busy, onAnalyse }: AnalyseButtonProps) {
  const { t } = useText();
  return (
    <p className={`row wrap ${styles.actions}`}>
      <Button small className="button-tall" busy={busy} onClick={onAnalyse}>
        <Gauge className="icon icon-small" />
        {t("forgeChat.analyse")}
      </Button>
      <span className="micro muted">{t("forgeChat.analyseNote")}</span>
    </p>
  );
}
