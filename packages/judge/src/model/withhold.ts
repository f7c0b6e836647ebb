import { strengthOf } from "@spellwright/contract";
import { plainText } from "@spellwright/text";
import { withoutDecision } from "../answer-locally.ts";
import { type Decision, shownOnce, type Withheld } from "../decision.ts";
import {
  bothSaid,
  doubtedResult,
  onlyComputed,
  otherReading,
  whyWithheld,
} from "../phrases/model.ts";
import { checkFreeText } from "./check-free-text.ts";
import type { ModelEvidence } from "./model-evidence.ts";

/** The longest assumption that is shown, in characters. */
const LONGEST = 500;

/** The rules that apply, without a decision. */
export const rulesAlone = ({ understanding, contextRules, near }: ModelEvidence): Decision =>
  withoutDecision(near, understanding, contextRules);

/** The model's ruling is not shown: what is surely known stands, else the rules that apply, and why. */
export const withhold = (evidence: ModelEvidence, withheld: Withheld): Decision => {
  const { computed, settled, understanding } = evidence;
  const known = computed ?? (settled && strengthOf(settled) === "ruling" ? settled : undefined);
  if (known) return { ...known, withheld };
  const explanation = whyWithheld[withheld][understanding.language];
  return { ...rulesAlone(evidence), explanation, withheld };
};

/** Two answers stand against each other: both are said with their rules, and nothing is decided. */
const undecided = (
  evidence: ModelEvidence,
  said: Pick<Decision, "ruling" | "explanation"> & { readonly withheld: Withheld },
  citations: Decision["citations"],
): Decision => {
  const alone = rulesAlone(evidence);
  return { ...alone, ...said, citations: shownOnce([...citations, ...alone.citations]) };
};

/**
 * The model says otherwise than what was computed.
 *
 * @param decision undefined: its ruling tells what no source holds, and is not repeated
 * @param doubt what it calls wrong in the computation
 */
export const doubtComputed = (
  evidence: ModelEvidence,
  computed: Decision,
  decision: Decision | undefined,
  doubt: { readonly assumption: string; readonly isUnsourced: (text: string) => boolean },
): Decision => {
  const { language } = evidence.understanding;
  const both = decision
    ? bothSaid(computed.ruling, decision.ruling)[language]
    : onlyComputed(computed.ruling)[language];
  const disputed = checkFreeText(plainText(doubt.assumption, LONGEST), () => false).text;
  const isTold = disputed !== "" && !doubt.isUnsourced(disputed);
  return undecided(
    evidence,
    {
      ruling: whyWithheld.other_result[language],
      explanation: isTold ? `${both} ${doubtedResult(disputed)[language]}` : both,
      withheld: "other_result",
    },
    [...computed.citations, ...(decision?.citations ?? [])],
  );
};

/** A second reading of the model's own quotes says the opposite. */
export const contradicted = (evidence: ModelEvidence, decision: Decision): Decision => {
  const { computed, understanding } = evidence;
  const { language } = understanding;
  if (computed)
    return doubtComputed(evidence, computed, decision, {
      assumption: "",
      isUnsourced: () => false,
    });
  return undecided(
    evidence,
    {
      ruling: whyWithheld.other_reading[language],
      explanation: otherReading(decision.ruling)[language],
      withheld: "other_reading",
    },
    decision.citations,
  );
};
