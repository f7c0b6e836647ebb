import { type Ruling, strengthOf, termsOf } from "@spellwright/contract";
import { type ConfidenceBand, confidenceBand } from "./confidence.ts";

/** A likely answer is one to be confirmed, whatever its share. */
const LIKELY_BAND = 3;

/** The band of a ruling. Undefined where nothing is decided, which has no percentage (ORA-02). */
export const rulingBand = (
  ruling: Pick<Ruling, "outcome" | "confidence" | "strength">,
): ConfidenceBand | undefined => {
  if (!termsOf(ruling).showsConfidence) return undefined;
  const band = confidenceBand(ruling.confidence);
  return strengthOf(ruling) === "likely" && band > LIKELY_BAND ? LIKELY_BAND : band;
};
