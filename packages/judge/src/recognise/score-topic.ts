import type { Condition, Interaction } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";
import { BACKGROUND, SUBJECTS } from "./common-concepts.ts";
import { spokenOf } from "./explain-question.ts";

/** Where a concept was found decides how much it says about what is asked. */
const WEIGHT = { asked: 1, history: 0.7, keyword: 0.6, idea: 0.35 } as const;
const ORDINARY = 0.7;
const HINT = 0.3;
/** A keyword of the question that a topic knows nothing of speaks against it. */
const UNEXPLAINED = 0.35;
const SUBJECT = 0.6;
const EVERYDAY = 0.3;

/** The concept of a negated question: « Ne meurt-elle pas ? », “Isn't it countered?”. */
export const NEGATED = "negated-question";

/** Concepts a condition of a topic is tested on. */
export const conceptsFor = (understanding: Understanding): ReadonlySet<string> =>
  new Set([
    ...[...understanding.asked].filter((id) => !understanding.denied.has(id)),
    ...understanding.fromHistory,
    ...understanding.fromCards.keywords,
    ...(understanding.negated ? [NEGATED] : []),
  ]);

export const holds = (
  condition: Condition | undefined,
  concepts: ReadonlySet<string>,
  { form, asking, matches }: Pick<Understanding, "form" | "asking" | "matches">,
): boolean =>
  condition === undefined ||
  ((condition.all ?? []).every((id) => concepts.has(id)) &&
    (condition.any === undefined || condition.any.some((id) => concepts.has(id))) &&
    !(condition.none ?? []).some((id) => concepts.has(id)) &&
    (condition.form === undefined || condition.form.includes(form)) &&
    (condition.asks === undefined ||
      matches.some(
        ({ id, start }) =>
          condition.asks?.includes(id) && start >= asking.start && start < asking.end,
      )));

const weightOf = (
  id: string,
  { asked, denied, fromHistory, fromCards, vocabulary }: Understanding,
): number => {
  if (denied.has(id)) return 0;
  const kind = vocabulary.isOrdinary(id) ? ORDINARY : 1;
  if (asked.has(id)) return kind * WEIGHT.asked;
  if (fromHistory.has(id)) return kind * WEIGHT.history;
  if (fromCards.keywords.has(id)) return kind * WEIGHT.keyword;
  return fromCards.ideas.has(id) ? kind * WEIGHT.idea : 0;
};

export interface TopicScore {
  readonly score: number;
  /** Share of the topic's groups that the question's own words hold. */
  readonly ownWords: number;
  /** How much of the question the topic does not speak of: 1 for each telling concept, less for ordinary words. */
  readonly unexplained: number;
  /** Keyword abilities and actions among that. */
  readonly otherKeywords: number;
}

/** How well a topic fits; undefined when it does not. */
export const scoreTopic = (
  topic: Interaction,
  understanding: Understanding,
): TopicScore | undefined => {
  const { asked, denied, fromHistory, vocabulary } = understanding;
  if ((topic.not ?? []).some((id) => asked.has(id) && !denied.has(id))) return undefined;
  let score = 0;
  let own = 0;
  for (const group of topic.concepts) {
    const weight = Math.max(0, ...group.map((id) => weightOf(id, understanding)));
    if (weight === 0) return undefined;
    score += weight;
    if (group.some((id) => asked.has(id) || fromHistory.has(id))) own++;
  }
  if (own * 2 < topic.concepts.length) return undefined;
  for (const hint of topic.hints ?? []) score += weightOf(hint, understanding) * HINT;
  const spoken = spokenOf(topic);
  // Families name fine shades of the same words; only ideas of the base can be missing from a topic.
  const left = [...asked].filter((id) => vocabulary.isBase(id) && !spoken.has(id));
  const telling = left.filter((id) => !BACKGROUND.has(id) && !vocabulary.isOrdinary(id));
  score -= telling.length * UNEXPLAINED;
  const subjects = left.filter((id) => SUBJECTS.has(id)).length;
  const everyday = left.filter((id) => !BACKGROUND.has(id)).length - telling.length;
  return {
    score,
    ownWords: topic.concepts.length === 0 ? 0 : own / topic.concepts.length,
    unexplained: telling.length + subjects * SUBJECT + everyday * EVERYDAY,
    otherKeywords: telling.filter((id) => vocabulary.concepts.get(id)?.keyword).length,
  };
};
