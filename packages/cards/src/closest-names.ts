import type { NameEntry, NameTable } from "./name-table.ts";
import { nearestTextsInSteps } from "./nearest-texts.ts";
import type { Steps } from "./steps.ts";

/** The names nearest to a text, all as many edits away. */
export interface ClosestNames {
  readonly distance: number;
  readonly entries: readonly NameEntry[];
}

/** Searches for the names at most `bound` edits away from a folded text. Undefined without any. */
export type FindClosestNames = (folded: string, bound: number) => Steps<ClosestNames | undefined>;

/** Made in steps of a name. */
export function* closestNamesInSteps({ spellings, entriesAt }: NameTable): Steps<FindClosestNames> {
  const nearestTo = yield* nearestTextsInSteps(spellings);
  return function* (folded, bound) {
    const nearest = yield* nearestTo(folded, bound);
    return (
      nearest && {
        distance: nearest.distance,
        entries: nearest.places.flatMap((place) => entriesAt(place)),
      }
    );
  };
}
