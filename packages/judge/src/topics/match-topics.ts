import type { Understanding } from "../understanding/understand.ts";
import { explainQuestion } from "./explain-question.ts";
import { conceptsFor, holds, scoreTopic, type TopicScore } from "./score-topic.ts";
import { similarWordings } from "./similar-wordings.ts";
import type { Topic, TopicAnswer } from "./topic.ts";

export interface TopicMatch extends TopicScore {
  readonly topic: Topic;
  readonly answer: TopicAnswer;
  /** How near the question comes to the topic's own wordings, 0 to 1. */
  readonly similar: number;
  /** Found by its wordings alone: the question lacks one of its groups. */
  readonly byWording: boolean;
}

/** Below this nothing fits: one ordinary word alone is no topic. */
const LEAST = 0.65;
/** What a question worded like one of the topic's own adds to its score. */
const SIMILAR = 1.2;
/** So near a wording, the topic is the right one for 94 of 100 held-back wordings, whatever its groups say. */
const ALIKE = 0.7;

/** Of a topic with two groups only half is left when one is missing. */
const NEARLY_THE_SAME = 0.75;

/**
 * The topic by its wordings, one group missing: its subject (the first group) must be there and
 * nothing may speak against it.
 */
const fitByWording = (
  topic: Topic,
  similar: number,
  understanding: Understanding,
): TopicScore | undefined => {
  const { asked, denied } = understanding;
  if (
    similar < (topic.about.length > 2 ? ALIKE : NEARLY_THE_SAME) ||
    (topic.not ?? []).some((id) => asked.has(id) && !denied.has(id))
  )
    return undefined;
  if (topic.about.some((group) => group.some((id) => denied.has(id)))) return undefined;
  const [subject, ...others] = topic.about.map((group) => group.some((id) => asked.has(id)));
  if (!subject || others.filter((held) => !held).length > 1) return undefined;
  if (explainQuestion(topic, understanding).unknownKeywords > 0) return undefined;
  return { score: LEAST, ownWords: 1, unexplained: 1 };
};

/** Topics that fit and have an answer whose condition holds, best first; ties in order of their ids. */
export const matchTopics = (
  topics: readonly Topic[],
  understanding: Understanding,
): readonly TopicMatch[] => {
  const known = matched.get(understanding);
  if (known?.topics === topics) return known.matches;
  const matches = matchAll(topics, understanding);
  matched.set(understanding, { topics, matches });
  return matches;
};

/** Retrieval and decision ask for the same matches of the same question. */
const matched = new WeakMap<
  Understanding,
  { readonly topics: readonly Topic[]; readonly matches: readonly TopicMatch[] }
>();

const matchAll = (
  topics: readonly Topic[],
  understanding: Understanding,
): readonly TopicMatch[] => {
  const concepts = conceptsFor(understanding);
  const nearest = similarWordings(topics, understanding.text.tokens, understanding.matches);
  const matches = topics.flatMap((topic): readonly TopicMatch[] => {
    const similar = nearest.get(topic.id) ?? 0;
    const strict = scoreTopic(topic, understanding);
    const byWording = strict === undefined || strict.score < LEAST;
    const fit = byWording ? fitByWording(topic, similar, understanding) : strict;
    const answer = fit && topic.answers.find(({ when }) => holds(when, concepts, understanding));
    if (!fit || !answer) return [];
    return [{ topic, answer, ...fit, score: fit.score + similar * SIMILAR, similar, byWording }];
  });
  return matches.sort((a, b) => b.score - a.score || (a.topic.id < b.topic.id ? -1 : 1));
};
