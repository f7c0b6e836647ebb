import { foldText } from "@spellwright/text";
import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import type { Ranked } from "./rank-candidates.ts";
import type { SettledIndex } from "./settled-index.ts";

/**
 * What happens between cards is told by their texts: beside them, a settled question that is less likely the one that
 * is asked leads astray. Without a card the nearest is always told. Of 152 questions with cards that had no answer, 59 closest rules were the
 * deciding ones: 44 of 80 above this, 15 of 72 below.
 */
const LEAST_SHARE = 0.4;
/** What most settled questions speak of, such as creatures and spells, ties none to a question. */
const TELLING = 3;

/**
 * The settled question whose rule may be told as the closest one where nothing is decided: it is likely the one that
 * is asked, and shares a telling idea with the question or with what its cards say.
 */
export const closestOf = (
  [best]: readonly Ranked[],
  { asked, cards, fromCards, vocabulary }: Understanding,
  { byWording }: Pick<SettledIndex, "byWording">,
): SettledQuestion | undefined => {
  if (best === undefined) return undefined;
  const { settledQuestion } = best.candidate;
  if (cards.length === 0) return settledQuestion;
  if (best.share < LEAST_SHARE) return undefined;
  const told = [...asked, ...fromCards.keywords, ...fromCards.ideas];
  const { title, neutral } = settledQuestion;
  const ofRule = new Set(
    vocabulary.find(foldText(`${title.en}. ${neutral.en}`).tokens).map(({ id }) => id),
  );
  return told.some((id) => ofRule.has(id) && byWording.concepts.weightOf(id) >= TELLING)
    ? settledQuestion
    : undefined;
};
