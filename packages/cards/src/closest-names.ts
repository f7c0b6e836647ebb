import type { NameEntry, NameTable } from "./name-table.ts";
import { createNearestTexts } from "./nearest-texts.ts";

/** The names nearest to a text, all as many edits away. */
export interface ClosestNames {
  readonly distance: number;
  readonly entries: readonly NameEntry[];
}

/** Makes the search for the names at most `bound` edits away from a folded text; undefined without any. */
export function createClosestNames(
  table: NameTable,
): (folded: string, bound: number) => ClosestNames | undefined {
  const names = [...table.byFolded.keys()];
  const nearestTo = createNearestTexts(names);
  return (folded, bound) => {
    const nearest = nearestTo(folded, bound);
    if (!nearest) return undefined;
    const entries = nearest.places.flatMap((place) => table.byFolded.get(names[place] ?? "") ?? []);
    return { distance: nearest.distance, entries };
  };
}
