import type { EventQuery } from "@spellwright/card-text";
import type { Language } from "@spellwright/contract";
import type { Role } from "@spellwright/decks";

/** What decks are about. Sentences and names of all of them stand in `locales`. */
export type Theme =
  | "kin"
  | "tokensAndSacrifice"
  | "tokensAndEntering"
  | "team"
  | "sacrificeAndDeath"
  | "counters"
  | "blinkAndEntering"
  | "attacks"
  | "flying"
  | "equipment"
  | "auras"
  | "graveyard"
  | "reanimator"
  | "putIntoPlay"
  | "discard"
  | "cycling"
  | "mill"
  | "madness"
  | "wheels"
  | "drawing"
  | "artifacts"
  | "treasures"
  | "enchantments"
  | "planeswalkers"
  | "spells"
  | "storm"
  | "lifegain"
  | "landfall"
  | "selfDamage"
  | "coinFlips"
  | "dice"
  | "groupHug"
  | "poison"
  | "burn"
  | "faceDown"
  | "theft"
  | "mechanic"
  | "largeValue"
  | "largePower";

/** A theme with the creature type or keyword that it is about, in both languages. Absent where it is about none. */
export interface NamedTheme {
  readonly theme: Theme;
  readonly kind?: Readonly<Record<Language, string>>;
}

/** Something that a card does, is or wants. */
export type Part =
  | { readonly causes: EventQuery }
  | { readonly rewards: EventQuery }
  | { readonly role: Role }
  /** A word of its type line. */
  | { readonly type: string }
  /** A word of what it counts, helps or needs (`concernsOf`). */
  | { readonly wants: string }
  | { readonly keyword: string }
  /** It has or makes this mechanic (`mechanicsOf`). */
  | { readonly has: string }
  /** It waits for, counts or helps what others have of this mechanic. */
  | { readonly honors: string }
  /** A creature of this mana value at least. */
  | { readonly large: number }
  /** It gives the use of what this player owns (`takesFromOthers`). */
  | { readonly takesFrom: "others" }
  /** It does something as it enters. */
  | { readonly waits: "enters" }
  | { readonly all: readonly Part[] };

/** A theme: cards that make something, and cards that reward it. One of the parts is enough for either side. */
export interface ThemeRule {
  readonly theme: Theme;
  readonly makers: readonly Part[];
  /** Where the theme needs none of them, its makers are what it is about. */
  readonly payoffs: readonly Part[];
  /** A card that makes it rewards nothing by that alone. */
  readonly areApart?: true;
  /** So many cards are makers that none of them is missed. */
  readonly isBroad?: true;
  /** Only what is cast is on either side: what a land does beside its mana is no plan. */
  readonly isCast?: true;
  /** Copies of each side that are a plan, not chance. */
  readonly least?: readonly [makers: number, payoffs: number];
}
