import type { Card } from "@spellwright/contract";
import { readCard } from "./read-card.ts";
import type { CardText } from "./types/index.ts";

/** What of a card its words are read from. */
export type CardToRead = Pick<Card, "name" | "type_line" | "oracle_text" | "card_faces">;

/** The packed reading of each card object. An object of its own of each would take ten times as much. */
const packedTexts = new WeakMap<CardToRead, string>();

/** What a card's words say, all faces: read once for each card object, and made from its packed form after that. */
export function textOfCard(card: CardToRead): CardText {
  const packed = packedTexts.get(card);
  if (packed !== undefined) return JSON.parse(packed);
  const text = readCard(facesOf(card));
  packedTexts.set(card, JSON.stringify(text));
  return text;
}

/** What a card's words say, packed: it is kept with the edition of the cards. */
export function packedTextOf(card: CardToRead): string {
  return packedTexts.get(card) ?? JSON.stringify(textOfCard(card));
}

/** Hands over what was read of a card before, packed, so that nobody reads its words again. */
export function rememberPackedText(card: CardToRead, packed: string): void {
  packedTexts.set(card, packed);
}

function facesOf(card: CardToRead) {
  if (card.card_faces?.length)
    return card.card_faces.map(({ name, type_line, oracle_text }) => ({
      name,
      typeLine: type_line ?? card.type_line,
      text: oracle_text ?? "",
    }));
  const [typeLine = ""] = card.type_line.split(" // ", 1);
  return [{ name: card.name, typeLine, text: card.oracle_text ?? "" }];
}
