import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";

/** How much a concept tells about what a text speaks of, 0 to 1: one that few settled questions name tells most. */
export type ConceptWeight = (conceptId: string) => number;

/** Words of ordinary speech that name a concept are weaker evidence than terms of the game. */
const ORDINARY = 0.6;
/** What families add refines a concept of the base and stands on the same words. */
const REFINEMENT = 0.6;

/** What many settled questions speak of tells little. @param naming how many of all speak of a concept */
export const createConceptWeights = (
  all: number,
  naming: ConceptWeight,
  vocabulary: Vocabulary,
): ConceptWeight => {
  const named = new Map<string, number>();
  return (id) => {
    const count = named.get(id) ?? naming(id);
    named.set(id, count);
    const share = all / Math.max(1, count);
    const rarity = Math.log(1 + share) / Math.log(1 + all);
    return (
      rarity * (vocabulary.isOrdinary(id) ? ORDINARY : 1) * (vocabulary.isBase(id) ? 1 : REFINEMENT)
    );
  };
};
