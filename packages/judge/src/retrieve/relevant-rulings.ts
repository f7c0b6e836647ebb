import type { CardRuling } from "@spellwright/contract";
import { foldText } from "../lexicon/fold.ts";
import { findConcepts, lexicon } from "../lexicon/index.ts";
import type { Understanding } from "../understanding/understand.ts";

/** Words that nearly every ruling has in common with every question count little. */
const ORDINARY = 0.25;
/** One telling concept in common, or several ordinary ones. */
const RELEVANT = 1;

const nearness = ({ comment }: CardRuling, { asked }: Understanding): number => {
  const ideas = new Set(findConcepts(foldText(comment.slice(0, 1500)).tokens).map(({ id }) => id));
  let sum = 0;
  for (const id of ideas) if (asked.has(id)) sum += lexicon.get(id)?.ordinary ? ORDINARY : 1;
  return sum;
};

/** Official rulings of the named cards that speak of what is asked, the nearest first. */
export const relevantRulings = (
  cardRulings: readonly CardRuling[],
  understanding: Understanding,
): readonly CardRuling[] =>
  cardRulings
    .map((ruling) => ({ ruling, near: nearness(ruling, understanding) }))
    .filter(({ near }) => near >= RELEVANT)
    .sort((a, b) => b.near - a.near)
    .map(({ ruling }) => ruling);
