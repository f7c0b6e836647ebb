import { type Language, strengthOf } from "@spellwright/contract";
import type { Decision } from "./decision.ts";
import { fillSentence } from "./phrases/fill-sentence.ts";
import { judgePhrases } from "./phrases/judge.ts";

/** The word that opens a sure yes or no. */
const OPENING = /^(?:Oui|Si|Non|Yes|No)(?![\p{L}\p{N}])[\s\u202f\u00a0]*[,.:;!]?[\s\u202f\u00a0]*/u;

/**
 * A likely yes or no as one: “Yes, it dies.” becomes “Probably yes: it dies.”. What is sure, and a sentence that
 * opens with no yes or no, stays as it is.
 */
export const phraseAsProbable = (decision: Decision, language: Language): Decision => {
  const { ruling, verdict } = decision;
  const rest = ruling.replace(OPENING, "");
  return strengthOf(decision) !== "likely" || verdict === null || rest === ruling
    ? decision
    : { ...decision, ruling: fillSentence(judgePhrases.probably[verdict], { rest })[language] };
};
