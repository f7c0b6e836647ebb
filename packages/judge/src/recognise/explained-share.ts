import { weightedShare } from "@spellwright/text";
import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";

/** An ordinary word tells less about what is asked than a term of the game. */
const ORDINARY = 0.5;

/** Whether a condition of a settled question looks for a concept. */
export const isInConditions = ({ answers }: SettledQuestion, id: string): boolean =>
  answers.some(({ when }) =>
    [when?.all, when?.any, when?.none, when?.asks].some((ids) => ids?.includes(id)),
  );

/**
 * How much of a question a settled question speaks of, 0 to 1. Words inside a phrase that it knows are known too. Shades
 * that only families name say nothing against a settled question of another family. Of nothing everything is
 * explained: « Et sinon ? » leans on the questions before.
 *
 * @param speaksOf whether its wordings or its groups hold a concept
 */
export const explainedShare = (
  settledQuestion: SettledQuestion,
  speaksOf: (id: string) => boolean,
  { matches, vocabulary }: Understanding,
): number => {
  const ids = new Set(matches.map(({ id }) => id));
  const spoken = new Set(
    [...ids].filter((id) => speaksOf(id) || isInConditions(settledQuestion, id)),
  );
  const known = matches.filter(({ id }) => spoken.has(id));
  const explained = new Set(spoken);
  for (const { id, start, end } of matches)
    if (known.some((other) => other.start <= start && other.end >= end)) explained.add(id);
  const counting = [...ids].filter((id) => explained.has(id) || vocabulary.isBase(id));
  const weigh = (id: string) =>
    [vocabulary.isOrdinary(id) ? ORDINARY : 1, explained.has(id)] as const;
  return weightedShare(counting.map(weigh), 1);
};
