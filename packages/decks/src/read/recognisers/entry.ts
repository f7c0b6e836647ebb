import type { Board } from "../../decklist.ts";
import type { CardText } from "../card-text.ts";
import type { Line } from "../lines.ts";
import { MAX_COPIES } from "../parse-card.ts";
import { addEntry, addProblem, type DraftEntry, NAME_MAX, type Reading } from "../reading.ts";
import { isTokenName } from "../vocabulary.ts";

/** Shops call tokens so in their names. A card that is called so is one. */
const isToken = ({ name }: CardText, { cards }: Reading): boolean =>
  isTokenName(name) && cards?.knows(name) !== true;

/** The entry a card's text stands for. Its own mark wins over the line's board. */
export function entryOf(
  card: CardText,
  line: Line,
  reading: Reading,
  board: Board | undefined,
): DraftEntry {
  const categories = [...card.categories];
  if (categories.length === 0 && reading.category !== null) categories.push(reading.category);
  return {
    line: line.number,
    quantity: card.quantity ?? 1,
    name: card.name,
    rawName: line.text,
    board: card.board ?? board ?? (isToken(card, reading) ? "extra" : reading.board),
    setCode: card.setCode,
    collectorNumber: card.collectorNumber,
    finish: card.finish,
    categories,
    tags: [...card.tags],
    counted: card.quantity !== null,
    replaced: card.replaced,
    group: reading.group,
  };
}

/** Notes a card, or says why its text is none. */
export function noteCard(card: CardText, line: Line, reading: Reading, board?: Board): void {
  if (card.quantity !== null && (card.quantity < 1 || card.quantity > MAX_COPIES))
    addProblem(reading, line.number, "quantityOutOfRange", { quantity: card.quantity });
  else if (!/[\p{L}\p{N}_]/u.test(card.name) || card.name.length > NAME_MAX)
    addProblem(reading, line.number, "notACard");
  else {
    const entry = entryOf(card, line, reading, board);
    if (entry.board !== reading.board) reading.boardsAreNamed = true;
    addEntry(reading, entry);
  }
}
