import { makeReadyInSteps } from "@spellwright/card-text";
import type { Steps } from "@spellwright/cards";
import { createJudgeInSteps, type Judge, type JudgeKnowledge } from "@spellwright/judge";
import type { Rulebook } from "@spellwright/rulebook";
import { cardFactsOf, decideTable, hindrancesOf } from "@spellwright/table";
import { NO_LIMIT_MS, runInSlices } from "./time-slices.ts";

/** What is made ready before a judge answers: its knowledge, then the judge itself. */
type Preparation = "reading_knowledge" | "building_judge";

/** Gives the judge of the rules in use. Tells how far it is, where it is not ready. */
export type JudgeInUse = (tell?: (preparation: Preparation) => Promise<void>) => Promise<Judge>;

/**
 * Builds the judge on first use, in turns, and keeps it until another edition of the rules is in use.
 *
 * @param facts gives the same rulebook as long as its edition is in use
 * @param readKnowledge is asked once, on first use
 */
export const createJudgeInUse = (
  facts: { readonly rulebook: () => Promise<Rulebook> },
  readKnowledge: () => Promise<JudgeKnowledge>,
): JudgeInUse => {
  let knowledge: Promise<JudgeKnowledge> | undefined;
  let kept: { readonly rulebook: Rulebook; readonly judge: Promise<Judge> } | undefined;
  let isReady = false;
  return async (tell) => {
    if (!isReady) await tell?.("reading_knowledge");
    knowledge ??= readKnowledge();
    const [rulebook, known] = await Promise.all([facts.rulebook(), knowledge]);
    if (!isReady) await tell?.("building_judge");
    // Those who ask meanwhile wait for the same judge.
    if (kept?.rulebook !== rulebook) {
      const judge = runInSlices(judgeInSteps(rulebook, known), NO_LIMIT_MS);
      kept = { rulebook, judge };
    }
    const judge = await kept.judge;
    isReady = true;
    return judge;
  };
};

/** The judge, and before it what the first reading of a card's words works out. */
function* judgeInSteps(rulebook: Rulebook, knowledge: JudgeKnowledge): Steps<Judge> {
  yield* makeReadyInSteps();
  return yield* createJudgeInSteps({ rulebook, knowledge, cardFactsOf, decideTable, hindrancesOf });
}
