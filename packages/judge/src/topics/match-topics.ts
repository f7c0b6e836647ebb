import type { Understanding } from "../understanding/understand.ts";
import { conceptsFor, holds, scoreTopic, type TopicScore } from "./score-topic.ts";
import type { Topic, TopicAnswer } from "./topic.ts";

export interface TopicMatch extends TopicScore {
  readonly topic: Topic;
  readonly answer: TopicAnswer;
}

/** Below this nothing fits: one ordinary word alone is no topic. */
const LEAST = 0.65;

/** Topics that fit and have an answer whose condition holds, best first; ties in order of their ids. */
export const matchTopics = (
  topics: readonly Topic[],
  understanding: Understanding,
): readonly TopicMatch[] => {
  const concepts = conceptsFor(understanding);
  const matches = topics.flatMap((topic): readonly TopicMatch[] => {
    const fit = scoreTopic(topic, understanding);
    if (!fit || fit.score < LEAST) return [];
    const answer = topic.answers.find(({ when }) => holds(when, concepts, understanding.form));
    return answer ? [{ topic, answer, ...fit }] : [];
  });
  return matches.sort((a, b) => b.score - a.score || (a.topic.id < b.topic.id ? -1 : 1));
};
