/** A creature as state-based actions see it (CR 704.5f–h, 704.5q). */
export interface BoardCreature {
  readonly name: string;
  /** Toughness without counters. */
  readonly toughness: number;
  readonly plusCounters: number;
  readonly minusCounters: number;
  /** Damage marked this turn. */
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since the last check. */
  readonly touchedByDeath: boolean;
  readonly indestructible: boolean;
}

export interface BoardPlayer {
  readonly name: string;
  readonly life: number;
  readonly poison: number;
  /** Tried to draw from an empty library since the last check. */
  readonly drewFromNothing: boolean;
  /** Most combat damage from any one commander (CR 903.10a); 0 outside Commander. */
  readonly commanderDamage: number;
  /** Poison counters that lose the game: 10, for a team 15 (CR 704.5c, 704.6b). */
  readonly poisonLimit: number;
}

/** What one player controls under one legendary name. */
export interface BoardLegend {
  readonly name: string;
  readonly copies: number;
}

export interface BoardPlaneswalker {
  readonly name: string;
  readonly loyalty: number;
}

export interface Board {
  readonly creatures: readonly BoardCreature[];
  readonly players: readonly BoardPlayer[];
  readonly planeswalkers: readonly BoardPlaneswalker[];
  readonly legends: readonly BoardLegend[];
}

export const EMPTY_BOARD: Board = { creatures: [], players: [], planeswalkers: [], legends: [] };

/** One state-based action that a check performs. */
export interface StateBasedAction {
  readonly rule:
    | "704.5a"
    | "704.5b"
    | "704.5c"
    | "704.6b"
    | "704.6c"
    | "704.5f"
    | "704.5g"
    | "704.5h"
    | "704.5i"
    | "704.5j"
    | "704.5q";
  readonly subject: string;
  /** Counters removed of each kind, copies put into the graveyard; else 1. */
  readonly amount: number;
}
