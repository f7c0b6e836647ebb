import { type Ability, type CardText, type Deed, deedsOf, readCard } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";

/** What a card's official text says, as it is cast. */
export interface CardWords {
  readonly text: CardText;
  readonly abilities: readonly Ability[];
  readonly deeds: readonly Deed[];
  /** The type line of the front. */
  readonly type: string;
  /** In mana; of the front where the card has two faces. */
  readonly cost: number;
}

const isLand = (typeLine: string): boolean => typeLine.split(" ").includes("Land");

/** Reads a card; a land on the back makes its mana as a land, and is left out. */
export const readWords = (card: CardFacts): CardWords => {
  const type = frontTypeOf(card);
  const faces = card.card_faces?.map((face) => ({
    name: face.name,
    typeLine: face.type_line ?? "",
    text: face.oracle_text ?? "",
  })) ?? [{ name: card.name, typeLine: type, text: card.oracle_text ?? "" }];
  const cast = faces.filter(({ typeLine }, at) => at === 0 || !isLand(typeLine));
  const text = readCard(cast);
  const read = text.faces;
  return {
    text,
    abilities: read.flatMap(({ abilities }) => abilities),
    deeds: read.flatMap(({ abilities }) => deedsOf(abilities)),
    type,
    cost: card.cmc,
  };
};
