import { createJudge, type Judge, type JudgeKnowledge } from "@spellwright/judge";
import type { Rulebook } from "@spellwright/rulebook";

/**
 * Builds the judge on first use and keeps it until another edition of the rules is in use.
 *
 * @param facts gives the same rulebook as long as its edition is in use
 */
export const createJudgeInUse = (
  facts: { readonly rulebook: () => Promise<Rulebook> },
  knowledge: JudgeKnowledge,
): (() => Promise<Judge>) => {
  let kept: { readonly rulebook: Rulebook; readonly judge: Judge } | undefined;
  return async () => {
    const rulebook = await facts.rulebook();
    if (kept?.rulebook !== rulebook)
      kept = { rulebook, judge: createJudge({ rulebook, knowledge }) };
    return kept.judge;
  };
};
