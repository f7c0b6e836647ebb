import type { Doing, Side, Zone } from "../scene.ts";

/** What is told of a card: whose it is, how many, where it is from. */
export interface StatedCard {
  readonly place: number;
  readonly side?: Side;
  readonly copies: number;
}

/** Things that are told without a name: "three creatures". */
export interface StatedGroup {
  readonly kind: string;
  readonly amount: number;
  readonly side?: Side;
}

/** Something that is told or asked about. */
export interface StatedAct {
  readonly doing: Doing;
  readonly by?: Side;
  readonly card?: StatedCard;
  readonly group?: StatedGroup;
  readonly amount?: number;
  readonly ordinal?: number;
  readonly turnOf?: Side;
  readonly zone?: Zone;
  readonly isMana?: boolean;
}

/** One that is still being read. */
export type DraftAct = { -readonly [Key in keyof StatedAct]: StatedAct[Key] };

/** What is wanted: a yes or no about an act, or a number. */
export type SceneQuestion =
  | { readonly kind: "allowed"; readonly act: StatedAct; readonly isFree: boolean }
  | {
      readonly kind: "stops";
      readonly by: StatedCard;
      readonly act?: StatedAct;
      readonly card?: StatedCard;
    }
  | { readonly kind: "triggers"; readonly card: StatedCard }
  | { readonly kind: "amount"; readonly of: Doing | "pay" | "triggers"; readonly side?: Side };

/** What a question tells of the table, and what it asks. */
export interface StatedScene {
  readonly board: readonly StatedCard[];
  readonly groups: readonly StatedGroup[];
  readonly acts: readonly StatedAct[];
  readonly asked: SceneQuestion;
  readonly opponents: number;
}
