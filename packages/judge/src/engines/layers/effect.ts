import type { Restriction } from "../world/restriction.ts";

/** Layers and sublayers in the order they apply in (CR 613.1, 613.4). Changes of text (layer 3) are not evaluated. */
export const LAYERS = ["1", "2", "4", "5", "6", "7a", "7b", "7c", "7d"] as const;
export type Layer = (typeof LAYERS)[number];

/** A permanent's characteristics, as layers change them. */
export interface Permanent {
  readonly id: string;
  readonly controller: string;
  readonly manaValue: number;
  readonly supertypes: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly subtypes: ReadonlySet<string>;
  readonly colors: ReadonlySet<string>;
  /** Keywords and names of abilities. Empty after it lost all. */
  readonly abilities: ReadonlySet<string>;
  /** What its abilities forbid: attacks, blocks. Empty after it lost all. */
  readonly restrictions: readonly Restriction[];
  /** Its own printed abilities are gone: the effects they make have ended. */
  readonly lostAbilities: boolean;
  readonly power: number;
  readonly toughness: number;
}

/** A number, or the permanent's own mana value. */
export type Size = number | "mana-value";

/** What a copy takes from its original: printed values, not what other effects made of them (CR 707.2). */
export type CopiableValues = Omit<Permanent, "id" | "controller" | "lostAbilities">;

/** What an effect does to a permanent in one layer. */
export type Change =
  | { readonly layer: "1"; readonly copy: CopiableValues }
  | { readonly layer: "2"; readonly controller: string }
  | {
      readonly layer: "4";
      readonly addTypes: readonly string[];
      readonly addSubtypes: readonly string[];
    }
  /** Creature types, and card types where they are told too, take the place of all others. */
  | {
      readonly layer: "4";
      readonly setTypes?: readonly string[];
      readonly setSubtypes: readonly string[];
    }
  /** Basic land types take the place of all land types and of the land's abilities (CR 305.7). */
  | { readonly layer: "4"; readonly setLandTypes: readonly string[] }
  | { readonly layer: "5"; readonly colors: readonly string[] }
  | { readonly layer: "6"; readonly loseAll: true }
  | { readonly layer: "6"; readonly gain: readonly string[] }
  | { readonly layer: "6"; readonly restrict: readonly Restriction[] }
  | { readonly layer: "6"; readonly lose: readonly string[] }
  | { readonly layer: "7a" | "7b"; readonly power: Size; readonly toughness: Size }
  /** `times`: so often as the X that was chosen. */
  | {
      readonly layer: "7c";
      readonly power: number;
      readonly toughness: number;
      readonly times?: "X";
    }
  | { readonly layer: "7d" };

/** What a card may state that an effect of it changes. */
export type CardChange = Exclude<Change, { readonly layer: "1" | "2" }>;

/** A continuous effect (CR 611). */
export interface Effect {
  readonly id: string;
  /** The permanent whose static ability makes it. Null for what a spell, an ability or a counter did. */
  readonly source: string | null;
  /** Later effects have greater timestamps (CR 613.7). */
  readonly timestamp: number;
  /** From a characteristic-defining ability (CR 604.3). */
  readonly defining: boolean;
  readonly appliesTo: (permanent: Permanent) => boolean;
  readonly changes: readonly Change[];
}

/** An effect that no permanent's ability makes: of a spell, of counters, or told in words. */
export const oneShot = (
  id: string,
  timestamp: number,
  changes: readonly Change[],
  appliesTo: Effect["appliesTo"],
): Effect => ({ id, source: null, timestamp, defining: false, appliesTo, changes });
