import type { Card } from "@spellwright/contract";

/** Between the texts of two faces. */
const JOINED = " // ";

/**
 * A card of one face with its own text. Compiled files put another card's text before it where a creature
 * has the same spell as its second half (“prepare”, adventures): the spell comes last.
 */
export function withOwnText(card: Card): Card {
  const { layout, oracle_text: text, card_faces: faces } = card;
  if (layout !== "normal" || faces != null || !text?.includes(JOINED)) return card;
  const own = text.slice(text.lastIndexOf(JOINED) + JOINED.length);
  const words = own.toLowerCase();
  const keywords = card.keywords?.filter((keyword) => words.includes(keyword.toLowerCase()));
  return { ...card, oracle_text: own, ...(keywords && { keywords }) };
}
