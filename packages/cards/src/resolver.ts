import type { Language } from "@spellwright/contract";
import type { Steps } from "./steps.ts";

/** What the name index keeps of a card. Everything else is read from the database by id. */
export interface CardName {
  readonly id: string;
  readonly name: string;
  readonly printedName: string | null;
  readonly flavorNames: readonly string[];
  readonly faceNames: readonly string[];
  /** Lower is more played; orders the hits. */
  readonly rank: number | null;
}

/** What one name came to: a card, several (the most played first), or none with close English names. */
export type Resolution =
  | {
      readonly kind: "found";
      readonly id: string;
      readonly name: string;
      /** The card does not bear the name exactly: it is the one whose name is closest. */
      readonly misspelt?: true;
      /**
       * The card is only called so (“Rofellos”, “goyf”), or another one bears the name in French or as a legend
       * (“Sheoldred”): the English names of what else may be meant, the likeliest first. Absent where the name
       * says the card.
       */
      readonly others?: readonly string[];
      /** A Vanguard, a plane or a scheme, of which no legend bears the name. Said while no language is told. */
      readonly oversized?: true;
    }
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

/** Something meant as a card that is none, or more than one. */
export interface UnknownName {
  /** As the person wrote it, without brackets, @ or quotation marks. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /**
   * `marked`: [[…]] or @…; `quoted`: « … »; `legend`: shaped like “Name, the Title”; `called`: said to be a
   * card's (“a card called …”); `shared`: the short name of several legends, of which a format is asked;
   * `bare`: used like a card, with a word that no card's name holds.
   */
  readonly by: "marked" | "quoted" | "legend" | "called" | "shared" | "bare";
  /** The cards it may be, when more than one bears the name. */
  readonly candidates: readonly CardName[];
  /** Close English names, at most five, when no card bears it. */
  readonly suggestions: readonly string[];
}

/** What a sentence names. */
export interface NamesInText {
  /**
   * `[[Name]]`, `@Name`, and bare names in both languages. A bare name that is also an ordinary word or
   * phrase does not count.
   */
  readonly cards: readonly NameInText[];
  /** What it marks as a card and no single card bears, in order. */
  readonly unknown: readonly UnknownName[];
}

/** All names of all cards, ready for search, look-up and reading. */
export interface CardIndex {
  readonly size: number;
  /** Search-as-you-type over both languages; best first. */
  search(query: string, limit: number): readonly CardName[];
  /**
   * One name: exact, folded, a face, a flavour name, French, then misspelt.
   * An English name wins over the same French name of another card, unless the language is French:
   * then both are candidates.
   */
  resolve(name: string, language?: Language): Resolution;
  /** The same in steps of what is indexed when a misspelt name of such a length first comes. */
  resolveInSteps(name: string, language?: Language): Steps<Resolution>;
  /** Whether a card bears this name exactly but for case, accents and punctuation. Cheap. */
  knows(name: string): boolean;
  /** What a sentence names, read in steps of one name: a question may be all of misspelt ones. */
  readNames(text: string, language: Language): Steps<NamesInText>;
  /**
   * Cards of which a sentence holds the name as a word that may mean something else (“clone”, “flings”), the most
   * played first, at most four; `named`, what was read of the same text, is left out.
   */
  possibleNames(
    text: string,
    language: Language,
    named: readonly NameInText[],
  ): Steps<readonly NameInText[]>;
}
