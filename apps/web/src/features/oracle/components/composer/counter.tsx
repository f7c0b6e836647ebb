import { useEffect, useRef, useState } from "react";
import { QUESTION_MIN_LENGTH } from "../../../../lib/contract.static.ts";
import { useText } from "../../../../lib/text.tsx";
import type { QuestionLength } from "../../model/question-length.ts";

const CIRCUMFERENCE = 2 * Math.PI * 7;

/** `18/30` and its ring (ORA-05); only reaching the threshold is announced. */
export function Counter({ length }: { length: QuestionLength }) {
  const { t } = useText();
  const [announcement, setAnnouncement] = useState("");
  const wasMissing = useRef(length.missing > 0);
  const enough = length.missing === 0;
  useEffect(() => {
    if (enough && wasMissing.current) setAnnouncement(t("oracle.composer.longEnough"));
    if (!enough) setAnnouncement("");
    wasMissing.current = !enough;
  }, [enough, t]);
  const share = Math.min(1, length.visible / QUESTION_MIN_LENGTH);
  return (
    <>
      <span className={enough ? "counter counter-done" : "counter"}>
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="7" fill="none" stroke="var(--c-surface-3)" strokeWidth="2.5" />
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
          {length.visible}/{QUESTION_MIN_LENGTH}
        </span>
        <span className="vh">
          {t("oracle.composer.counter", { length: length.visible, min: QUESTION_MIN_LENGTH })}
        </span>
      </span>
      <span className="vh" role="status">
        {announcement}
      </span>
    </>
  );
}
