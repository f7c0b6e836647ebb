import type { ParsedDeckCard } from "@spellwright/contract";
import { removeCard } from "./remove-card.ts";

type Line = Pick<ParsedDeckCard, "line" | "name" | "quantity">;

/** A number of copies as lists write it, and no part of a set’s or a card’s name: `4`, `4x`, `x4`. */
const copiesIn = (quantity: number): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])([x×]?)${quantity}([x×]?)(?![\\p{L}\\p{N}])`, "iu");

const withCopies = (text: string, line: number, from: number, to: number): string =>
  text
    .split("\n")
    .map((each, at) =>
      at === line - 1 ? each.replace(copiesIn(from), (_all, a, b) => `${a}${to}${b}`) : each,
    )
    .join("\n");

/**
 * The text with so many copies of a card at most. Those furthest below go first, as the sideboard’s.
 * Lines of several cards stay as they are.
 */
export const limitCopiesInText = (
  text: string,
  cards: readonly Line[],
  name: string,
  allowed: number,
): string => {
  const own = cards.filter((card) => card.name === name).sort((a, b) => b.line - a.line);
  let excess = own.reduce((sum, { quantity }) => sum + quantity, 0) - allowed;
  let kept = text;
  const emptied: Line[] = [];
  for (const card of own) {
    const gone = Math.min(card.quantity, Math.max(0, excess));
    if (gone === card.quantity) emptied.push(card);
    else if (gone > 0) kept = withCopies(kept, card.line, card.quantity, card.quantity - gone);
    excess -= gone;
  }
  const others = cards
    .filter((card) => !emptied.includes(card))
    .map((card) => ({ ...card, name: "" }));
  return removeCard(kept, [...others, ...emptied], name);
};
