import type { Bilingual } from "@spellwright/contract";
import type { Interaction } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";
import { matchTopics } from "./match-topics.ts";
import { similarWordings } from "./similar-wordings.ts";

/** What a topic that comes near says, without a yes or no to the question. */
export interface NearestTopic {
  readonly says: Bilingual;
  /** The decisive rule first. */
  readonly rules: readonly string[];
}

/** Below this a question has little in common with any wording. */
const NEAR = 0.42;

const nearestByWording = (
  interactions: readonly Interaction[],
  understanding: Understanding,
): Interaction | undefined => {
  const near = similarWordings(interactions, understanding);
  const likeness = (topic: Interaction | undefined) => near.get(topic?.id ?? "")?.best ?? 0;
  const nearest = interactions.reduce<Interaction | undefined>(
    (best, topic) => (likeness(topic) > likeness(best) ? topic : best),
    undefined,
  );
  return likeness(nearest) >= NEAR ? nearest : undefined;
};

/** The topic whose rule a person may want to read when nothing decides; undefined when none is near. */
export const nearestTopic = (
  interactions: readonly Interaction[],
  understanding: Understanding,
): NearestTopic | undefined => {
  const [match] = matchTopics(interactions, understanding);
  const topic = match?.topic ?? nearestByWording(interactions, understanding);
  if (!topic) return undefined;
  const { neutral } = topic;
  return {
    says: {
      fr: [neutral.fr, topic.because.fr].filter(Boolean).join(" "),
      en: [neutral.en, topic.because.en].filter(Boolean).join(" "),
    },
    rules: topic.rules.map(({ number }) => number),
  };
};
