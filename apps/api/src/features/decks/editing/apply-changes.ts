import { DECK_LINES_MAX, type DeckChange } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import {
  type DeckState,
  draftOf,
  haveSameMergeKey,
  newLine,
  QUANTITY_MAX,
  type StoredLine,
} from "../deck-state.ts";
import type { FoundCard } from "../find-cards.ts";

type Lines = readonly StoredLine[];
type FindCard = (written: string) => FoundCard;

const lineOf = (lines: Lines, id: string): StoredLine => {
  const line = lines.find((each) => each.id === id);
  if (line === undefined) throw new AppError("DECK_LINE_NOT_FOUND");
  return line;
};

const without = (lines: Lines, id: string): Lines => lines.filter((line) => line.id !== id);

const withLine = (lines: Lines, changed: StoredLine): Lines =>
  lines.map((line) => (line.id === changed.id ? changed : line));

/** Puts copies onto the pile they belong to, or makes one. */
const putDown = (lines: Lines, line: StoredLine): Lines => {
  const pile = lines.find((each) => haveSameMergeKey(each, line));
  if (pile === undefined) return [...lines, line];
  const quantity = pile.quantity + line.quantity;
  if (quantity > QUANTITY_MAX) throw new AppError("FIELD_INVALID", { field: "quantity" });
  return withLine(lines, { ...pile, quantity });
};

/** Takes copies off a line and lays them elsewhere. A whole line keeps its id. */
const lay = (
  lines: Lines,
  line: StoredLine,
  copies: number,
  place: Pick<StoredLine, "board" | "isCommander">,
): Lines => {
  if (place.board === line.board && place.isCommander === line.isCommander) return lines;
  if (copies > line.quantity) throw new AppError("FIELD_INVALID", { field: "quantity" });
  if (copies === line.quantity) return putDown(without(lines, line.id), { ...line, ...place });
  const rest = withLine(lines, { ...line, quantity: line.quantity - copies });
  return putDown(rest, newLine({ ...line, ...place, quantity: copies }));
};

const changeLines = (lines: Lines, change: DeckChange, findCard: FindCard): Lines => {
  switch (change.op) {
    case "add":
      return putDown(lines, newLine(draftOf(change, findCard(change.card_name))));
    case "remove":
      return without(lines, lineOf(lines, change.line_id).id);
    case "set_quantity": {
      const line = lineOf(lines, change.line_id);
      return change.quantity === 0
        ? without(lines, line.id)
        : withLine(lines, { ...line, quantity: change.quantity });
    }
    case "move": {
      const line = lineOf(lines, change.line_id);
      const place = { board: change.board, isCommander: false };
      return lay(lines, line, change.quantity ?? line.quantity, place);
    }
    case "set_commander": {
      const line = lineOf(lines, change.line_id);
      const copies = change.is_commander ? 1 : line.quantity;
      return lay(lines, line, copies, { board: "main", isCommander: change.is_commander });
    }
    case "set_categories":
      return withLine(lines, {
        ...lineOf(lines, change.line_id),
        categories: change.categories,
      });
    case "set_details":
      return lines;
  }
};

const changeFields = (fields: DeckState["fields"], change: DeckChange): DeckState["fields"] => {
  if (change.op !== "set_details") return fields;
  const { name, format, description, featured_card_name: featured } = change;
  return {
    name: name ?? fields.name,
    format: format ?? fields.format,
    description: description === undefined ? fields.description : description,
    featuredCardName: featured === undefined ? fields.featuredCardName : featured,
  };
};

/**
 * A deck after some changes, made in their order.
 *
 * @param findCard the card that a written name means
 * @throws AppError DECK_LINE_NOT_FOUND, FIELD_INVALID for copies beyond 999 or more than there are,
 * DECK_TOO_MANY_LINES
 */
export const applyChanges = (
  state: DeckState,
  changes: readonly DeckChange[],
  findCard: FindCard,
): DeckState => {
  const fields = changes.reduce(changeFields, state.fields);
  const lines = changes.reduce<Lines>(
    (current, change) => changeLines(current, change, findCard),
    state.lines,
  );
  if (lines.length > DECK_LINES_MAX)
    throw new AppError("DECK_TOO_MANY_LINES", { max: DECK_LINES_MAX });
  return { fields, lines: [...lines] };
};
