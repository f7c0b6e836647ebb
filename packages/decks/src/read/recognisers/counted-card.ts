import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

/** `4 Lightning Bolt (2X2) 117`: copies and a known card, what most lines are. Spares the others. */
export const countedCard: Recogniser = (line, reading) => {
  // Among lists beside each other the place of a card tells its board.
  if (!reading.cards || reading.boardsBeside.length > 0 || !/^\d/.test(line.text)) return false;
  const card = reading.parse(line.text);
  if (card.quantity === null || !reading.cards.knows(card.name)) return false;
  noteCard(card, line, reading);
  return true;
};
