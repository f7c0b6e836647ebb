// What takes long to read of all that is known, as plain data: a device keeps it (`index-knowledge.ts`).

import type { FeatureTable, SparseData } from "@spellwright/text";

/** Which concepts each of many things holds, a bit for each (`concept-rows.ts`). */
export interface PackedConcepts {
  /** By their columns. */
  readonly ids: readonly string[];
  readonly bits: Uint8Array;
}

/** What wordings and texts of the settled questions hold (`settled-index.ts`). */
export interface SettledData {
  readonly byWording: Readonly<Record<"concepts" | "words" | "letters" | "clause", SparseData>>;
  readonly byText: Readonly<Record<"words" | "letters", SparseData>>;
  readonly spoken: PackedConcepts;
  /** The wordings that hold shorthand, by their place, written out. */
  readonly writtenOut: readonly (readonly [place: number, text: string])[];
}

/** The words of questions of both kinds (`elsewhere.ts`). */
export interface ElsewhereData {
  readonly features: FeatureTable;
  readonly inRules: Uint16Array;
  readonly inElsewhere: Uint16Array;
  /** In how many wordings of either language a word stands. */
  readonly words: FeatureTable;
  readonly inWordings: Uint16Array;
}

/** What questions are compared with. */
export interface KnowledgeIndex {
  readonly settled: SettledData;
  readonly elsewhere: ElsewhereData;
}
