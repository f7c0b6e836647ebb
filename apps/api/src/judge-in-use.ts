import { createJudge, type Judge, type JudgeKnowledge } from "@spellwright/judge";
import type { Rulebook } from "@spellwright/rulebook";

/**
 * Builds the judge on first use and keeps it until another edition of the rules is in use.
 *
 * @param facts gives the same rulebook as long as its edition is in use
 * @param readKnowledge is asked once, on first use
 */
export const createJudgeInUse = (
  facts: { readonly rulebook: () => Promise<Rulebook> },
  readKnowledge: () => Promise<JudgeKnowledge>,
): (() => Promise<Judge>) => {
  let knowledge: Promise<JudgeKnowledge> | undefined;
  let kept: { readonly rulebook: Rulebook; readonly judge: Judge } | undefined;
  return async () => {
    knowledge ??= readKnowledge();
    const [rulebook, known] = await Promise.all([facts.rulebook(), knowledge]);
    if (kept?.rulebook !== rulebook)
      kept = { rulebook, judge: createJudge({ rulebook, knowledge: known }) };
    return kept.judge;
  };
};
