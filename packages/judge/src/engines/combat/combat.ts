import rules from "../../../../../data/judge/engines/combat-abilities.json" with { type: "json" };
import type { Restriction } from "../world/restriction.ts";

/** Abilities that change how combat damage is assigned, dealt or counted. Ids of the vocabulary. */
export type CombatAbility = keyof typeof rules;
export const COMBAT_ABILITIES = Object.keys(rules) as readonly CombatAbility[];
export const isCombatAbility = (id: string): id is CombatAbility => Object.hasOwn(rules, id);

/** A creature in combat, as it is when combat damage begins. */
export interface CombatCreature {
  /** How the answer calls it: "6/6", "Questing Beast". */
  readonly name: string;
  readonly power: number;
  readonly toughness: number;
  readonly abilities: ReadonlySet<CombatAbility>;
  /** Damage marked on it before (CR 120.6). */
  readonly damageMarked: number;
  /** Total toxic value (CR 702.164c). */
  readonly toxic: number;
  /** Qualities it has protection from: colours in English, "creature" or "everything". */
  readonly protectionFrom: ReadonlySet<string>;
  /** Its own qualities that protection can be from: colours, types and subtypes, in English and lower case. */
  readonly colors: ReadonlySet<string>;
  /** What forbids that it attacks, blocks or is blocked. */
  readonly restrictions: readonly Restriction[];
  /** Tapped before attacks or blocks are declared. */
  readonly tapped: boolean;
  /** Under its controller's control since this turn, without haste. */
  readonly summoningSick: boolean;
  /** Its combat damage cannot be prevented. */
  readonly unpreventable: boolean;
  /** It goes elsewhere instead of dying: whether it “dies” is not answered. */
  readonly goesElsewhere: boolean;
}

/** What the attacking creature attacks; `left`: loyalty or defense counters. */
export type Defender =
  | { readonly kind: "player" }
  | { readonly kind: "planeswalker" | "battle"; readonly left: number | null };

/** One attacking creature and the creatures that block it. */
export interface Combat {
  readonly attacker: CombatCreature;
  readonly blockers: readonly CombatCreature[];
  /** Stays true when every blocker has left combat (CR 509.1h, 510.1c). */
  readonly blocked: boolean;
  readonly defender: Defender;
}

/** Its creatures by place: 0 attacks, 1… block. */
export const creaturesIn = ({ attacker, blockers }: Combat): readonly CombatCreature[] => [
  attacker,
  ...blockers,
];

/** Why a creature dies: no toughness, lethal damage, deathtouch. */
export type DeathRule = "704.5f" | "704.5g" | "704.5h";

export interface CombatStep {
  readonly firstStrike: boolean;
  /** Damage the attacking creature assigns to each blocker, in the order of `blockers`. */
  readonly toBlockers: readonly number[];
  readonly toDefender: number;
  /** Beyond a planeswalker's loyalty, to its controller (CR 702.19c). */
  readonly toController: number;
  /** Damage each blocker assigns to the attacking creature. */
  readonly toAttacker: readonly number[];
}

export interface CombatOutcome {
  readonly steps: readonly CombatStep[];
  /** Most damage that what is attacked can be dealt. */
  readonly damageToDefender: number;
  readonly damageToController: number;
  readonly poisonCounters: number;
  readonly lifeGained: { readonly attacker: number; readonly defender: number };
  readonly attackerDeath: DeathRule | null;
  readonly blockerDeaths: readonly (DeathRule | null)[];
}

/** One attacking creature with its blockers, and what comes of it. */
export interface Fight {
  readonly combat: Combat;
  readonly outcome: CombatOutcome;
}

/** Why each creature dies, by place (0 attacks, 1… block). Null: it survives. */
export const deathsIn = ({
  attackerDeath,
  blockerDeaths,
}: CombatOutcome): readonly (DeathRule | null)[] => [attackerDeath, ...blockerDeaths];

/** How many die, of these by place or of all. */
export const countDeaths = (outcome: CombatOutcome, of?: readonly number[]): number =>
  deathsIn(outcome).filter((death, place) => death && of?.includes(place) !== false).length;
