import { differingBits, editDistance, letterBits } from "./edit-distance.ts";
import type { NameEntry, NameTable } from "./name-table.ts";

/** The names nearest to a folded text, all at the same distance, at most `bound` edits away. */
export type ClosestNames = (folded: string, bound: number) => readonly NameEntry[];

interface Measured {
  readonly entry: NameEntry;
  readonly bits: number;
}

/** Sorts all names by length and notes their letters, so that few need their distance counted. */
export function findClosestNames(table: NameTable): ClosestNames {
  const byLength = new Map<number, Measured[]>();
  for (const entry of table.entries) {
    const measured = { entry, bits: letterBits(entry.folded) };
    const same = byLength.get(entry.folded.length);
    if (same) same.push(measured);
    else byLength.set(entry.folded.length, [measured]);
  }

  return (folded, bound) => {
    const bits = letterBits(folded);
    let best = bound;
    let nearest: NameEntry[] = [];
    for (let length = folded.length - bound; length <= folded.length + bound; length++) {
      for (const measured of byLength.get(length) ?? []) {
        if (differingBits(bits, measured.bits) > 2 * best) continue;
        const distance = editDistance(folded, measured.entry.folded, best);
        if (distance > best) continue;
        if (distance < best) nearest = [];
        best = distance;
        nearest.push(measured.entry);
      }
    }
    return nearest;
  };
}
