import {
  CONFIDENCE_WORDS,
  type ConfidenceBand,
  confidenceBand,
  confidencePercent,
} from "@spellwright/locales";
import type { CSSProperties } from "react";
import { useText } from "../lib/text/text.tsx";

const BANDS = [1, 2, 3, 4, 5] as const;

interface ConfidenceMeterProps {
  /** 0 to 1. */
  confidence: number;
  /** Its word and colour, where they are not those of its figure. */
  band?: ConfidenceBand;
  /** It comes while the person looks: its cursor slides to its place, once (guide §9). */
  arrives?: boolean;
}

/** Figure, word and graduated ruler: confidence never speaks by colour alone (guide §1). */
export function ConfidenceMeter({
  confidence,
  band = confidenceBand(confidence),
  arrives = false,
}: ConfidenceMeterProps) {
  const { t } = useText();
  const value = confidencePercent(confidence);
  const percent = t("oracle.ruling.percent", { value });
  const word = t(CONFIDENCE_WORDS[band]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot hold the drawn ruler
    <div
      className="confidence-meter"
      style={{ "--v": value, "--m": `var(--c-conf-${band})` } as CSSProperties}
      role="meter"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${percent}, ${word}`}
      aria-label={t("oracle.ruling.confidence")}
    >
      <div className="confidence-meter-top">
        <b>{percent}</b>
        <span>{word}</span>
      </div>
      <div className="confidence-ruler">
        <div className="confidence-ruler-zones">
          {BANDS.map((zone) => (
            <i key={zone} className={zone === band ? "is-on" : ""} />
          ))}
        </div>
        <i
          className={
            arrives
              ? "confidence-ruler-cursor confidence-ruler-cursor-arrives"
              : "confidence-ruler-cursor"
          }
        />
      </div>
    </div>
  );
}
