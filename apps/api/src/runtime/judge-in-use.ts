import { createJudgeInSteps, type Judge, type JudgeKnowledge } from "@spellwright/judge";
import type { Rulebook } from "@spellwright/rulebook";
import { decideTable } from "@spellwright/table";
import { NO_LIMIT_MS, runInSlices } from "./time-slices.ts";

/**
 * Builds the judge on first use, in turns, and keeps it until another edition of the rules is in use.
 *
 * @param facts gives the same rulebook as long as its edition is in use
 * @param readKnowledge is asked once, on first use
 */
export const createJudgeInUse = (
  facts: { readonly rulebook: () => Promise<Rulebook> },
  readKnowledge: () => Promise<JudgeKnowledge>,
): (() => Promise<Judge>) => {
  let knowledge: Promise<JudgeKnowledge> | undefined;
  let kept: { readonly rulebook: Rulebook; readonly judge: Promise<Judge> } | undefined;
  return async () => {
    knowledge ??= readKnowledge();
    const [rulebook, known] = await Promise.all([facts.rulebook(), knowledge]);
    // Those who ask meanwhile wait for the same judge.
    if (kept?.rulebook !== rulebook) {
      const judge = runInSlices(
        createJudgeInSteps({ rulebook, knowledge: known, decideTable }),
        NO_LIMIT_MS,
      );
      kept = { rulebook, judge };
    }
    return kept.judge;
  };
};
