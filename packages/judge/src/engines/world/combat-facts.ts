import type { CardEffect } from "../layers/card-effect.ts";
import type { Restriction } from "./restriction.ts";

/**
 * What an ability that is no effect may change in a combat whose creatures and blocks are told. “deaths”: whoever would
 * die goes elsewhere.
 */
export type CombatMatter = "deaths" | "its own death" | "what follows a hit" | "all";

/** What a card states for creatures, as plain data that can be stored. What is absent is not stated. */
export interface CombatFacts {
  /** Its own keywords in lower case: “flying”, “toxic 1”, “protection from red”. */
  readonly keywords?: readonly string[];
  /** What it says of its own attacks and blocks. */
  readonly restrictions?: readonly Restriction[];
  /** What it does to permanents, itself among them where its text says so. */
  readonly effects?: readonly CardEffect[];
  /** Combat damage of its controller's creatures cannot be prevented. */
  readonly unpreventable?: true;
  /** What its other abilities may change. */
  readonly unread?: readonly CombatMatter[];
  /** Another ability changes sizes, types or abilities of permanents, or was not understood. */
  readonly reshapes?: true;
}
