import type { Bilingual } from "@spellwright/contract";
import type { Understanding } from "../understanding/understand.ts";
import { matchTopics } from "./match-topics.ts";
import { similarWordings } from "./similar-wordings.ts";
import type { Topic } from "./topic.ts";

/** What a topic that comes near says, without a yes or no to the question. */
export interface NearestTopic {
  readonly says: Bilingual;
  /** The decisive rule first. */
  readonly rules: readonly string[];
}

/** Below this a question has little in common with any wording. */
const NEAR = 0.42;

const nearestByWording = (
  topics: readonly Topic[],
  understanding: Understanding,
): Topic | undefined => {
  const near = similarWordings(topics, understanding);
  const likeness = (topic: Topic | undefined) => near.get(topic?.id ?? "")?.best ?? 0;
  const nearest = topics.reduce<Topic | undefined>(
    (best, topic) => (likeness(topic) > likeness(best) ? topic : best),
    undefined,
  );
  return likeness(nearest) >= NEAR ? nearest : undefined;
};

/** The topic whose rule a person may want to read when nothing decides; undefined when none is near. */
export const nearestTopic = (
  topics: readonly Topic[],
  understanding: Understanding,
): NearestTopic | undefined => {
  const [match] = matchTopics(topics, understanding);
  const topic = match?.topic ?? nearestByWording(topics, understanding);
  if (!topic) return undefined;
  const neutral = topic.answers.find(({ verdict }) => verdict === null);
  return {
    says: {
      fr: [neutral?.ruling.fr, topic.explanation.fr].filter(Boolean).join(" "),
      en: [neutral?.ruling.en, topic.explanation.en].filter(Boolean).join(" "),
    },
    rules: topic.rules.map(({ number }) => number),
  };
};
