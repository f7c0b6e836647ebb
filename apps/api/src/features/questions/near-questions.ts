import type { SettledQuestion } from "./settled-questions.ts";

/** What the same deciding rule, another shared rule and a shared idea say of how near two questions are. */
const WEIGHTS = { decided: 3, rule: 2, concept: 1 } as const;
const MOST = 6;

const conceptsOf = ({ concepts }: SettledQuestion): readonly string[] => concepts.flat();

/** Questions that share rules or ideas with one, nearest first; in the order of the rules where alike. */
export const nearQuestions = (
  settledQuestion: SettledQuestion,
  all: readonly SettledQuestion[],
): readonly SettledQuestion[] => {
  const rules = new Set(settledQuestion.rules.map(({ number }) => number));
  const concepts = new Set(conceptsOf(settledQuestion));
  const nearness = (other: SettledQuestion): number => {
    const decided = other.rules[0]?.number === settledQuestion.rules[0]?.number;
    const shared = other.rules.filter(({ number }) => rules.has(number)).length;
    const ideas = conceptsOf(other).filter((concept) => concepts.has(concept)).length;
    return (decided ? WEIGHTS.decided : 0) + shared * WEIGHTS.rule + ideas * WEIGHTS.concept;
  };
  return all
    .filter((other) => other !== settledQuestion)
    .map((other) => ({ other, nearness: nearness(other) }))
    .filter((each) => each.nearness > 0)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, MOST)
    .map(({ other }) => other);
};
