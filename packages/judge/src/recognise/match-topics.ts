import type { Answer, Interaction } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";
import { explainQuestion } from "./explain-question.ts";
import { conceptsFor, holds, scoreTopic, type TopicScore } from "./score-topic.ts";
import { type Nearness, similarWordings } from "./similar-wordings.ts";

export interface TopicMatch extends TopicScore {
  readonly topic: Interaction;
  readonly answer: Answer;
  /** How near the question comes to the topic's own wordings, 0 to 1. */
  readonly similar: number;
  /** The same for what its main clause asks. */
  readonly asksAlike: number;
  /** The nearest wording has another verdict than the answer whose condition holds. */
  readonly contradicted: boolean;
  /** Found by its wordings alone: the question lacks one of its groups. */
  readonly byWording: boolean;
}

/** Below this nothing fits: one ordinary word alone is no topic. */
const LEAST = 0.65;
/** What a question worded like one of the topic's own adds to its score. */
const SIMILAR = 1.2;
/** A keyword that a topic is silent about has rules of its own: a topic that knows it goes first. */
const OTHER_KEYWORD = 0.35;
/** So near a wording, the topic is the right one for 94 of 100 held-back wordings, whatever its groups say. */
const ALIKE = 0.7;

/** Of a topic with two groups only half is left when one is missing. */
const NEARLY_THE_SAME = 0.75;
/** So near a wording in the whole and in what it asks, one group may be missing. */
const BLEND = 0.62;

/**
 * The topic by its wordings, one group missing: its subject (the first group) must be there and
 * nothing may speak against it.
 */
const fitByWording = (
  topic: Interaction,
  similar: number,
  blended: number,
  understanding: Understanding,
): TopicScore | undefined => {
  const { asked, denied } = understanding;
  if (
    (similar < (topic.concepts.length > 2 ? ALIKE : NEARLY_THE_SAME) && blended < BLEND) ||
    (topic.not ?? []).some((id) => asked.has(id) && !denied.has(id))
  )
    return undefined;
  if (topic.concepts.some((group) => group.some((id) => denied.has(id)))) return undefined;
  const [subject, ...others] = topic.concepts.map((group) => group.some((id) => asked.has(id)));
  if (!subject || others.filter((held) => !held).length > 1) return undefined;
  if (explainQuestion(topic, understanding).unknownKeywords > 0) return undefined;
  return { score: LEAST, ownWords: 1, unexplained: 1, otherKeywords: 0 };
};

/** Topics that fit and have an answer whose condition holds, best first; ties in order of their ids. */
export const matchTopics = (
  interactions: readonly Interaction[],
  understanding: Understanding,
): readonly TopicMatch[] => {
  const known = matched.get(understanding);
  if (known?.interactions === interactions) return known.matches;
  const matches = matchAll(interactions, understanding);
  matched.set(understanding, { interactions, matches });
  return matches;
};

/** Retrieval and decision ask for the same matches of the same question. */
const matched = new WeakMap<
  Understanding,
  { readonly interactions: readonly Interaction[]; readonly matches: readonly TopicMatch[] }
>();

/** So near a wording with another verdict, that verdict counts more than the conditions. */
const SAME_QUESTION = 0.86;

/** The first answer whose condition holds, unless the question is worded like one with another verdict. */
const answerOf = (
  { answers }: Interaction,
  near: Nearness | undefined,
  concepts: ReadonlySet<string>,
  understanding: Understanding,
): Answer | undefined => {
  const held = answers.find(({ when }) => holds(when, concepts, understanding));
  if (understanding.form !== "yes_no" || !near?.verdict || near.best < SAME_QUESTION) return held;
  if (held?.verdict === near.verdict) return held;
  return answers.find(({ verdict }) => verdict === near.verdict) ?? held;
};

const matchAll = (
  interactions: readonly Interaction[],
  understanding: Understanding,
): readonly TopicMatch[] => {
  const concepts = conceptsFor(understanding);
  const nearest = similarWordings(interactions, understanding);
  const matches = interactions.flatMap((topic): readonly TopicMatch[] => {
    const near = nearest.get(topic.id);
    const similar = near?.whole ?? 0;
    const strict = scoreTopic(topic, understanding);
    const byWording = strict === undefined || strict.score < LEAST;
    const fit = byWording ? fitByWording(topic, similar, near?.best ?? 0, understanding) : strict;
    const answer = fit && answerOf(topic, near, concepts, understanding);
    if (!fit || !answer) return [];
    return [
      {
        topic,
        answer,
        ...fit,
        score: fit.score + similar * SIMILAR - fit.otherKeywords * OTHER_KEYWORD,
        similar,
        asksAlike: near?.clause ?? 0,
        contradicted: Boolean(near?.verdict && near.verdict !== answer.verdict),
        byWording,
      },
    ];
  });
  return matches.sort((a, b) => b.score - a.score || (a.topic.id < b.topic.id ? -1 : 1));
};
