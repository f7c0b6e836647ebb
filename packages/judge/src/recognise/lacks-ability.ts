import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";

/**
 * Whether a settled question is about a keyword that neither the question nor a named card has: kicker, of a spell
 * without kicker. What it says is then of other cards, however alike the words are.
 */
export const lacksAbility = (
  { concepts }: Pick<SettledQuestion, "concepts">,
  { asked, fromHistory, fromCards, vocabulary }: Understanding,
): boolean => {
  const brought = new Set([...asked, ...fromHistory, ...fromCards.keywords, ...fromCards.ideas]);
  return concepts.some(
    (group) => group.every(vocabulary.isAbility) && !group.some((id) => brought.has(id)),
  );
};
