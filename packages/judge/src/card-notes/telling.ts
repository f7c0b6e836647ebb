import { baseConceptIds, lexicon } from "../lexicon/index.ts";
import type { Topic } from "../topics/topic.ts";

/** How much a concept tells about what a text speaks of, 0 to 1: one that few topics name tells most. */
export type Telling = (conceptId: string) => number;

/** Words of ordinary speech that name a concept are weaker evidence than terms of the game. */
const ORDINARY = 0.6;
/** What families add refines a concept of the base and stands on the same words. */
const REFINEMENT = 0.6;

/** In how many topics a concept stands: what many speak of tells little. */
const topicsNaming = (topics: readonly Topic[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { about, hints } of topics)
    for (const id of new Set([...about.flat(), ...(hints ?? [])]))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

export const createTelling = (topics: readonly Topic[]): Telling => {
  const named = topicsNaming(topics);
  return (id) => {
    const share = topics.length / Math.max(1, named.get(id) ?? 0);
    const rarity = Math.log(1 + share) / Math.log(1 + topics.length);
    return (
      rarity *
      (lexicon.get(id)?.ordinary ? ORDINARY : 1) *
      (baseConceptIds.has(id) ? 1 : REFINEMENT)
    );
  };
};
