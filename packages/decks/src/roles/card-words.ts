import {
  type Ability,
  type CardText,
  type Casting,
  castingOf,
  type Deed,
  deedsOf,
  type FaceText,
  textOfCard,
} from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";

/** What a card's official text says, as it is cast. */
export interface CardWords {
  readonly text: CardText;
  readonly abilities: readonly Ability[];
  readonly deeds: readonly Deed[];
  /** What a land on the back does. */
  readonly backDeeds: readonly Deed[];
  /** How the front is cast. */
  readonly casting: Casting;
  /** The type line of the front. */
  readonly type: string;
  /** In mana; of the front where the card has two faces. */
  readonly cost: number;
}

const isLand = (typeLine: string): boolean => typeLine.split(" ").includes("Land");

const deedsOfFace = ({ abilities }: FaceText): readonly Deed[] => deedsOf(abilities);

/** Reads a card. A land on the back makes its mana as a land, and is left out. */
export const readWords = (card: CardFacts): CardWords => {
  const type = frontTypeOf(card);
  const { faces: all } = textOfCard(card);
  const isCast = (at: number): boolean =>
    at === 0 || !isLand(card.card_faces?.[at]?.type_line ?? "");
  const read = all.filter((_, at) => isCast(at));
  return {
    text: { faces: read },
    abilities: read.flatMap(({ abilities }) => abilities),
    deeds: read.flatMap(deedsOfFace),
    backDeeds: all.filter((_, at) => !isCast(at)).flatMap(deedsOfFace),
    casting: castingOf(read[0]?.abilities ?? []),
    type,
    cost: card.cmc,
  };
};
