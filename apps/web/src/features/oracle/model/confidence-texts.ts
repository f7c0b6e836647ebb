import type { Ruling } from "@spellwright/contract";
import {
  CONFIDENCE_WORDS,
  confidencePercent,
  rulingBand,
  type Translate,
} from "@spellwright/locales";

/** How sure an answer is, in a figure and in words. Nothing of what decides nothing (ORA-02). */
export const confidenceTexts = (
  ruling: Pick<Ruling, "outcome" | "confidence" | "strength">,
  t: Translate,
): readonly string[] => {
  const band = rulingBand(ruling);
  return band === undefined
    ? []
    : [
        t("oracle.ruling.percent", { value: confidencePercent(ruling.confidence) }),
        t(CONFIDENCE_WORDS[band]),
      ];
};
