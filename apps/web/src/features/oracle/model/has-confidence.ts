import type { Outcome, Ruling } from "@spellwright/contract";
import {
  CONFIDENCE_WORDS,
  confidenceBand,
  confidencePercent,
  type Translate,
} from "@spellwright/locales";

/** ORA-02: every answer tells how sure it is; what is declined is no answer. */
export const hasConfidence = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome !== "declined";

/** How sure an answer is, in a figure and in words; nothing of what is declined. */
export const confidenceTexts = (
  ruling: Pick<Ruling, "outcome" | "confidence">,
  t: Translate,
): readonly string[] =>
  hasConfidence(ruling)
    ? [
        t("oracle.ruling.percent", { value: confidencePercent(ruling.confidence) }),
        t(CONFIDENCE_WORDS[confidenceBand(ruling.confidence)]),
      ]
    : [];
