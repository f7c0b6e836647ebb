import type { Ability, Clause, Modifier, Noun } from "../types/index.ts";

/** Something that is done: who does it and what it acts on, whether the text says it actively or not. */
export interface Act {
  readonly verb: string;
  /** Nobody where the text names nobody: "is destroyed". */
  readonly who: Noun;
  readonly what?: Noun;
  readonly to?: Noun;
  /** As it stands in the text. */
  readonly clause: Clause;
}

/** What one ability of a card does, as an effect or as its cost. */
export interface Deed extends Act {
  /** The ability; of a mode, the one that offers the choice. */
  readonly ability: Ability;
  /** The ability in which it stands, where the card gives it to something: a quotation. */
  readonly given?: Ability;
  /** What has the given ability. */
  readonly holder?: Noun;
  readonly isCost: boolean;
  /** may, "can not"…: also where a step before it says so. */
  readonly modal?: string;
  /** What leads its sentence and what follows its clause. */
  readonly modifiers: readonly Modifier[];
}
