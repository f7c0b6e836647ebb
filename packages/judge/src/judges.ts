import type { Steps } from "@spellwright/cards";
import { judgeOf, prepareInSteps } from "./create-judge.ts";
import type { Judge } from "./judge.ts";
import type { CreateJudge, JudgeParts } from "./judge-parts.ts";
import { answerFromPassages } from "./model/answer-from-passages.ts";

/**
 * The judge of an edition of the rules: with a language model in the options the model reasons over the
 * retrieved rules, without one the local judge decides.
 */
export const createJudge: CreateJudge = (parts) => judgeOf(parts, answerFromPassages);

/** `createJudge`, prepared in steps: no question builds anything later. */
export function* createJudgeInSteps(parts: JudgeParts): Steps<Judge> {
  yield* prepareInSteps(parts);
  return createJudge(parts);
}

/** As `createJudgeInSteps`, without the code that speaks to models: for a device. */
export function* createLocalJudgeInSteps(parts: JudgeParts): Steps<Judge> {
  yield* prepareInSteps(parts);
  return judgeOf(parts);
}
