import { useId } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Plate } from "../../../ui/index.ts";
import { countRight, inHundred, type Share } from "../model/measured.ts";
import styles from "./reliability-page.module.css";

/** The drawing goes from none right to all right. */
const SCALE = 100;

/** A strength that answers: how often it was right, drawn with its range, and what it is. */
export function StrengthPlate({
  strength,
  share,
}: {
  strength: "ruling" | "likely";
  share: Share;
}) {
  const { t } = useText();
  const titleId = useId();
  const [value, from, to] = [share.right, share.from, share.to].map(inHundred);
  return (
    <Plate className={styles.strength} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`questions.reliability.strengths.${strength}.name`)}</h2>
      <p className={`display-type figures ${styles.figure}`}>
        {t("oracle.ruling.percent", { value })}
      </p>
      <Range share={share} />
      <p>
        {t("questions.reliability.right", { right: countRight(share), count: share.questions })}{" "}
        {t("questions.reliability.range", { from, to })}
      </p>
      <p className="soft">{t(`questions.reliability.strengths.${strength}.text`)}</p>
    </Plate>
  );
}

/** The share on a line from 0 to 100, in the range that holds it. The sentence below says the same. */
function Range({ share: { right, from, to } }: { share: Share }) {
  return (
    <svg
      className={styles.range}
      viewBox={`0 0 ${SCALE} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.line} x="0" y="3.5" width={SCALE} height="1" />
      <rect
        className={styles.spread}
        x={from * SCALE}
        y="1.5"
        width={(to - from) * SCALE}
        height="5"
      />
      <rect className={styles.mark} x={right * SCALE - 0.5} y="0" width="1" height="8" />
    </svg>
  );
}

/** The questions that got no ruling. */
export function WithoutRulingPlate({ none, all }: { none: number; all: number }) {
  const { t } = useText();
  const titleId = useId();
  return (
    <Plate className={styles.strength} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("questions.reliability.strengths.none.name")}</h2>
      <p className={`display-type figures ${styles.figure}`}>
        {t("questions.reliability.of", { count: none, all })}
      </p>
      <p className="soft">{t("questions.reliability.strengths.none.text")}</p>
    </Plate>
  );
}
