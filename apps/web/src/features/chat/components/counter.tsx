import { useEffect, useRef, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./counter.module.css";

interface CounterProps {
  length: {
    /** Characters a person sees, trimmed. */
    readonly visible: number;
    /** Characters still missing; 0 when it is long enough. */
    readonly missing: number;
  };
  /** Characters that a question needs. */
  min: number;
}

const CIRCUMFERENCE = 2 * Math.PI * 7;

/**
 * How long a question is and must be, and its ring (ORA-05, FOR-08). Nothing once it is long enough, so that
 * it does not read as a limit, and nothing for a follow-up. Only reaching the threshold is announced.
 */
export function Counter({ length, min }: CounterProps) {
  const { t } = useText();
  const [announcement, setAnnouncement] = useState("");
  const wasMissing = useRef(length.missing > 0);
  const enough = length.missing === 0;
  useEffect(() => {
    if (enough && wasMissing.current) setAnnouncement(t("oracle.composer.longEnough"));
    if (!enough) setAnnouncement("");
    wasMissing.current = !enough;
  }, [enough, t]);
  const share = length.visible / min;
  return (
    <>
      <span className={styles.counter}>
        {!enough && min > 1 && (
          <>
            <svg viewBox="0 0 18 18" aria-hidden="true">
              <circle
                cx="9"
                cy="9"
                r="7"
                fill="none"
                stroke="var(--c-surface-3)"
                strokeWidth="2.5"
              />
              <circle
                cx="9"
                cy="9"
                r="7"
                fill="none"
                stroke="var(--c-accent)"
                strokeWidth="2.5"
                strokeDasharray={`${(share * CIRCUMFERENCE).toFixed(1)} 99`}
              />
            </svg>
            <span aria-hidden="true">
              {t("oracle.composer.shortCounter", { length: length.visible, min })}
            </span>
            <span className="visually-hidden">
              {t("oracle.composer.counter", { length: length.visible, min })}
            </span>
          </>
        )}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
