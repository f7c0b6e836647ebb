import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";

/**
 * Whether a settled question is about a keyword that neither the question nor any of its cards has: kicker, of a spell
 * without kicker. What it says is then of other cards, however alike the words are.
 */
export const lacksAbility = (
  { concepts }: Pick<SettledQuestion, "concepts">,
  { asked, cards, fromHistory, fromCards, vocabulary }: Understanding,
): boolean => {
  // Without a card the words of the question alone tell what it is about, whatever they call the keyword.
  if (cards.length === 0) return false;
  const brought = new Set([...asked, ...fromHistory, ...fromCards.keywords, ...fromCards.ideas]);
  return concepts.some(
    (group) => group.every(vocabulary.isAbility) && !group.some((id) => brought.has(id)),
  );
};
