import { Gauge } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useAnalysisCost } from "../hooks/use-analysis-cost.ts";
import styles from "./forge-actions.module.css";
import { ZapPrice } from "./zap-price.tsx";

interface AnalyseButtonProps {
  /** An answer is on its way. */
  busy: boolean;
  /** It is that of an analysis. */
  analysing: boolean;
  onAnalyse: () => void;
}

/** Starts the analysis of the whole deck (ANA-01, ANA-06). */
export function AnalyseButton({ busy, analysing, onAnalyse }: AnalyseButtonProps) {
  const { t } = useText();
  const cost = useAnalysisCost();
  return (
    <p className={`row wrap ${styles.actions}`}>
      <Button small className="button-tall" busy={busy} onClick={onAnalyse}>
        <Gauge className="icon icon-small" />
        {t(analysing ? "forgeChat.analysing" : "forgeChat.analyse")}
        {!analysing && <ZapPrice cost={cost} />}
      </Button>
      {cost === 0 && <span className="micro muted">{t("forgeChat.analyseFree")}</span>}
    </p>
  );
}
