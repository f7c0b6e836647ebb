import type { Doing, Side, Zone } from "../scene.ts";

/** What is told of a card: whose it is, how many, where it is from. */
export interface ToldCard {
  readonly place: number;
  readonly side?: Side;
  readonly copies: number;
}

/** Things that are told without a name: "three creatures". */
export interface ToldGroup {
  readonly kind: string;
  readonly amount: number;
  readonly side?: Side;
}

/** Something that is told or asked about. */
export interface ToldAct {
  readonly doing: Doing;
  readonly by?: Side;
  readonly card?: ToldCard;
  readonly group?: ToldGroup;
  readonly amount?: number;
  readonly ordinal?: number;
  readonly turnOf?: Side;
  readonly zone?: Zone;
  readonly isMana?: boolean;
}

/** What is wanted: a yes or no about an act, or a number. */
export type Asked =
  | { readonly kind: "allowed"; readonly act: ToldAct; readonly isFree: boolean }
  | {
      readonly kind: "stops";
      readonly by: ToldCard;
      readonly act?: ToldAct;
      readonly card?: ToldCard;
    }
  | { readonly kind: "triggers"; readonly card: ToldCard }
  | { readonly kind: "amount"; readonly of: Doing | "pay" | "triggers"; readonly side?: Side };

/** What a question tells of the table, and what it asks. */
export interface ToldScene {
  readonly board: readonly ToldCard[];
  readonly groups: readonly ToldGroup[];
  readonly acts: readonly ToldAct[];
  readonly asked: Asked;
  readonly opponents: number;
}
