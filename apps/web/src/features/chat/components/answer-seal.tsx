import type { ConfidenceBand } from "@spellwright/locales";
import { Seal } from "../../../ui/engraving.tsx";
import styles from "./answer-seal.module.css";

interface AnswerSealProps {
  band: ConfidenceBand;
  /** It comes while the person looks: it is drawn, once (guide §9). */
  arrives?: boolean;
}

/** The seal in the corner of a plate that holds a ruling or a report. */
export function AnswerSeal({ band, arrives = false }: AnswerSealProps) {
  return (
    <Seal band={band} className={arrives ? `${styles.seal} ${styles.arrives}` : styles.seal} />
  );
}
