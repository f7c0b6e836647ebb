import type { Interaction } from "../src/knowledge/interaction.ts";
import { decideAmong } from "../src/recognise/decide-by-topic.ts";
import { matchTopics } from "../src/recognise/match-topics.ts";
import { ask } from "../test/ask.ts";
import { understand } from "../test/understand.ts";

/** What happens to questions whose topic is missing; shares from 0 to 1. */
export interface WithoutTopic {
  readonly questions: number;
  /** Got the other verdict, from another topic. */
  readonly wrong: number;
  /** Got it surely. */
  readonly sureAndWrong: number;
}

/** Evidence of 0.7 and more, calibrated. */
const SURE = 0.79;
/** Every third yes/no wording is enough. */
const STEP = 3;

/**
 * [ORA-15] Asks yes/no wordings of all interactions as if their topic did not exist. Most interactions have near
 * siblings that answer the other way: one of them may decide in their place, but hardly ever surely.
 */
export const askWithoutTopic = (interactions: readonly Interaction[]): WithoutTopic => {
  let questions = 0;
  let wrong = 0;
  let sureAndWrong = 0;
  for (const topic of interactions)
    for (const [place, { text, language, verdict }] of topic.wordings.entries()) {
      if (place % STEP > 0 || (verdict !== "yes" && verdict !== "no")) continue;
      const understanding = understand(ask(text, language));
      const others = matchTopics(interactions, understanding).filter(
        (match) => match.topic !== topic,
      );
      const decision = decideAmong(others, understanding);
      questions += 1;
      if (decision?.verdict == null || decision.verdict === verdict) continue;
      wrong += 1;
      if (decision.confidence >= SURE) sureAndWrong += 1;
    }
  const share = (count: number) => (questions === 0 ? 0 : count / questions);
  return { questions, wrong: share(wrong), sureAndWrong: share(sureAndWrong) };
};
