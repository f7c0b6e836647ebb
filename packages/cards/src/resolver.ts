import type { Language } from "@spellwright/contract";

/** What the name index keeps of a card; everything else is read from the database by id. */
export interface CardName {
  readonly id: string;
  readonly name: string;
  readonly printedName: string | null;
  readonly flavorNames: readonly string[];
  readonly faceNames: readonly string[];
  /** Lower is more played; orders the hits. */
  readonly rank: number | null;
}

export type Resolution =
  | { readonly kind: "found"; readonly id: string; readonly name: string }
  | { readonly kind: "ambiguous"; readonly candidates: readonly CardName[] }
  | { readonly kind: "unknown"; readonly suggestions: readonly string[] };

/** A card named in a sentence: where, and which one. */
export interface NameInText {
  readonly id: string;
  readonly name: string;
  /** As the person wrote it. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

export interface CardIndex {
  readonly size: number;
  /** Search-as-you-type over both languages; best first. */
  search(query: string, limit: number): readonly CardName[];
  /** One name: exact, folded, a face, a flavour name, French, then misspelt. */
  resolve(name: string): Resolution;
  /**
   * Cards named in a sentence: `[[Name]]`, `@Name`, and bare names in both languages.
   * A bare name that is also an ordinary word or phrase does not count.
   */
  namesIn(text: string, language: Language): readonly NameInText[];
}
