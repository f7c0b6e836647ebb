import type { DeckCategory, DeckChange, DeckDetail, DeckLine } from "@spellwright/contract";
import { findLine, localIdOf, mergeKeyOf, newLineOf } from "./deck-lines.ts";

/** Most copies of a line (DATA-01). */
const QUANTITY_MAX = 999;

type Lines = readonly DeckLine[];
type Place = Pick<DeckLine, "board" | "is_commander">;

const without = (lines: Lines, id: string): Lines => lines.filter((line) => line.id !== id);

const withLine = (lines: Lines, changed: DeckLine): Lines =>
  lines.map((line) => (line.id === changed.id ? changed : line));

/** Where a page shows a line: by its board, else by the type of its card (FOR-06). */
const categoryOf = (line: DeckLine, lines: Lines): DeckCategory => {
  if (line.is_commander) return "commander";
  if (line.board !== "main") return line.board;
  const same = lines.find(
    ({ card_name: name, board, is_commander: isCommander }) =>
      name === line.card_name && board === "main" && !isCommander,
  );
  return same?.category ?? "other";
};

/** Puts copies onto the pile they belong to, or makes one. */
const putDown = (lines: Lines, line: DeckLine): Lines => {
  const wanted = mergeKeyOf(line);
  const pile = lines.find(
    (each) => each.card_name === line.card_name && mergeKeyOf(each) === wanted,
  );
  if (pile === undefined) return [...lines, { ...line, category: categoryOf(line, lines) }];
  const quantity = Math.min(pile.quantity + line.quantity, QUANTITY_MAX);
  return withLine(lines, { ...pile, quantity });
};

/** Takes copies off a line and lays them elsewhere. A whole line keeps its id. */
const lay = (
  lines: Lines,
  line: DeckLine,
  copies: number,
  { board, is_commander }: Place,
): Lines => {
  if (board === line.board && is_commander === line.is_commander) return lines;
  const moved: DeckLine = {
    ...line,
    board,
    is_commander,
    is_sideboard: board === "sideboard" || board === "companion",
  };
  if (copies >= line.quantity) return putDown(without(lines, line.id), moved);
  const rest = withLine(lines, { ...line, quantity: line.quantity - copies });
  return putDown(rest, { ...moved, id: localIdOf(lines, moved), quantity: copies });
};

const changeLine = (lines: Lines, line: DeckLine, change: DeckChange): Lines => {
  switch (change.op) {
    case "remove":
      return without(lines, line.id);
    case "set_quantity":
      return change.quantity === 0
        ? without(lines, line.id)
        : withLine(lines, { ...line, quantity: change.quantity });
    case "move":
      return lay(lines, line, change.quantity ?? line.quantity, {
        board: change.board,
        is_commander: false,
      });
    case "set_commander":
      return lay(lines, line, change.is_commander ? 1 : line.quantity, {
        board: "main",
        is_commander: change.is_commander,
      });
    case "set_categories":
      return withLine(lines, { ...line, categories: change.categories });
    default:
      return lines;
  }
};

const copiesOf = (lines: Lines): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The deck with other lines, and the counts that follow without the rules. */
const withLines = (deck: DeckDetail, lines: Lines): DeckDetail => {
  const main = copiesOf(lines.filter(({ board }) => board === "main"));
  const side = copiesOf(lines.filter(({ is_sideboard: isSideboard }) => isSideboard));
  return {
    ...deck,
    deck_cards: [...lines],
    card_count: main + side,
    main_deck_count: main,
    sideboard_count: side,
  };
};

const applyOne = (deck: DeckDetail, change: DeckChange): DeckDetail => {
  if (change.op === "set_details")
    return {
      ...deck,
      name: change.name ?? deck.name,
      format: change.format ?? deck.format,
      description: change.description === undefined ? deck.description : change.description,
      featured_card_name:
        change.featured_card_name === undefined
          ? deck.featured_card_name
          : change.featured_card_name,
    };
  if (change.op === "add")
    return withLines(deck, putDown(deck.deck_cards, newLineOf(deck, change)));
  const line = findLine(deck.deck_cards, change.line_id);
  return line === undefined ? deck : withLines(deck, changeLine(deck.deck_cards, line, change));
};

/**
 * A deck as its person sees it while changes wait for the network: as the server will make them, but for
 * what follows from rules and card data. A change of a line that is gone changes nothing.
 */
export const applyDeckChanges = (deck: DeckDetail, changes: readonly DeckChange[]): DeckDetail =>
  changes.reduce(applyOne, deck);
