import { useText } from "../../../lib/text/text.tsx";
import { ConfidenceMeter } from "../../../ui/confidence-meter.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import type { Bracket } from "../model/deck-bracket.ts";
import styles from "./bracket-head.module.css";

interface BracketHeadProps {
  bracket: Bracket;
  /** 0 to 1. Null while it is not known. */
  confidence: number | null;
}

/** The figure, its confidence, and what the bracket is called and means. */
export function BracketHead({ bracket, confidence }: BracketHeadProps) {
  const { t } = useText();
  return (
    <div className={styles.head}>
      <div className={styles.figure}>
        <span
          className={styles.number}
          style={{ color: `var(--c-brk-${bracket})` }}
          aria-hidden="true"
        >
          {bracket}
        </span>
        <div className="grow">
          {confidence !== null && <ConfidenceMeter confidence={confidence} />}
        </div>
      </div>
      <div>
        <h3 className={styles.name}>
          {t(`forge.brackets.${bracket}`)}
          <VisuallyHidden>, {t("bracketPage.numbered", { bracket })}</VisuallyHidden>
        </h3>
        <p className="soft">{t(`bracketPage.subtitles.${bracket}`)}</p>
        <p>{t(`bracketPage.descriptions.${bracket}`)}</p>
      </div>
    </div>
  );
}
