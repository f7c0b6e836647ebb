import type { Interaction } from "../../knowledge/interaction.ts";
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";

/** How much a concept tells about what a text speaks of, 0 to 1: one that few interactions name tells most. */
export type Telling = (conceptId: string) => number;

/** Words of ordinary speech that name a concept are weaker evidence than terms of the game. */
const ORDINARY = 0.6;
/** What families add refines a concept of the base and stands on the same words. */
const REFINEMENT = 0.6;

/** In how many interactions a concept stands: what many speak of tells little. */
const topicsNaming = (interactions: readonly Interaction[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { concepts, hints } of interactions)
    for (const id of new Set([...concepts.flat(), ...hints]))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

export const createTelling = (
  interactions: readonly Interaction[],
  vocabulary: Vocabulary,
): Telling => {
  const named = topicsNaming(interactions);
  return (id) => {
    const share = interactions.length / Math.max(1, named.get(id) ?? 0);
    const rarity = Math.log(1 + share) / Math.log(1 + interactions.length);
    return (
      rarity * (vocabulary.isOrdinary(id) ? ORDINARY : 1) * (vocabulary.isBase(id) ? 1 : REFINEMENT)
    );
  };
};
