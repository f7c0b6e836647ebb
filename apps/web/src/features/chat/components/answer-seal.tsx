import { confidenceBand } from "@spellwright/locales";
import { Seal } from "../../../ui/engraving.tsx";
import styles from "./answer-seal.module.css";

interface AnswerSealProps {
  /** 0 to 1. */
  confidence: number;
  /** It comes while the person looks: it is drawn, once (guide §9). */
  arrives?: boolean;
}

/** The seal in the corner of a plate that holds a ruling or a report. */
export function AnswerSeal({ confidence, arrives = false }: AnswerSealProps) {
  return (
    <Seal
      band={confidenceBand(confidence)}
      className={arrives ? `${styles.seal} ${styles.arrives}` : styles.seal}
    />
  );
}
