import { readFileSync } from "node:fs";
import type { MeasuredDeck } from "./measure-brackets.ts";

/** What somebody calls a list who saw its names alone. Several where they would accept each. */
export type ArchetypeLabels = Readonly<Record<string, readonly string[]>>;

/** Labels by file. They stay outside of the repository, as the lists do. */
export const readArchetypeLabels = (file: string): ArchetypeLabels =>
  JSON.parse(readFileSync(file, "utf8"));

/** How many lists have an archetype, and in how many of those that are labelled it is among the labels. */
export const measureArchetypes = (measured: readonly MeasuredDeck[], labels: ArchetypeLabels) => {
  const told = measured.filter(({ finding }) => finding.archetype !== null);
  const labelled = measured.flatMap(({ file, finding }) => {
    const wanted = labels[file];
    return wanted === undefined ? [] : [{ file, found: finding.archetype ?? "none", wanted }];
  });
  const wrong = labelled.filter(({ found, wanted }) => !wanted.includes(found));
  return { lists: measured.length, told: told.length, labelled: labelled.length, wrong };
};
