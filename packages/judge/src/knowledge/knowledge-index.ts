// What takes long to read of all that is known, as plain data: a device keeps it (`index-knowledge.ts`).

import type { FeatureTable, PackedConcepts, SparseData } from "@spellwright/text";

/** What the wordings ask for beside their words and concepts, a few bytes each (`packed-features.ts`). */
export interface AskedData {
  readonly told: Uint8Array;
  readonly clauses: Uint32Array;
}

/** What the wordings of the settled questions hold (`settled-index.ts`). */
export interface SettledData {
  readonly byWording: Readonly<Record<"concepts" | "words" | "letters" | "clause", SparseData>>;
  readonly spoken: PackedConcepts;
  readonly asked: AskedData;
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
