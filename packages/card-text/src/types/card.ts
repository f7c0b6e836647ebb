import type { Ability } from "./abilities.ts";

/** What a card says, by faces: one for most cards, more for split, double-faced and adventure cards. */
export interface CardText {
  readonly faces: readonly FaceText[];
}

/** The abilities of one face, in the order of its lines. */
export interface FaceText {
  readonly name: string;
  readonly abilities: readonly Ability[];
}
