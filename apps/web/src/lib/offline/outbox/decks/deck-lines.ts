import type { DeckChange, DeckDetail, DeckLine } from "@spellwright/contract";

/** What lies on a line, but for its copies: two lines of the same make are one pile. */
export type LineMake = Pick<
  DeckLine,
  "card_name" | "board" | "is_commander" | "set_code" | "collector_number" | "finish"
>;

/** Lines of one pile have the same one. */
export const mergeKeyOf = (line: LineMake): string =>
  JSON.stringify([
    line.card_name,
    line.board,
    line.is_commander,
    line.set_code,
    line.collector_number,
    line.finish,
  ]);

/** Begins the id of a line that the server does not know yet. Its pile follows. */
const LOCAL = "pile:";
/** Ends it, as often as needed, where an earlier line of the pile was moved away. */
const AGAIN = "+";

const localIdAfter = (lines: readonly DeckLine[], taken: string): string => {
  const id = taken + AGAIN;
  return lines.some((line) => line.id === id) ? localIdAfter(lines, id) : id;
};

/** An id for a new line, the same however often the changes are applied. */
export const localIdOf = (lines: readonly DeckLine[], make: LineMake): string => {
  const id = LOCAL + mergeKeyOf(make);
  return lines.some((line) => line.id === id) ? localIdAfter(lines, id) : id;
};

/** The line of an id. Once the server has a new line, the one that lies on its pile. */
export const findLine = (lines: readonly DeckLine[], id: string): DeckLine | undefined => {
  const line = lines.find((each) => each.id === id);
  if (line !== undefined || !id.startsWith(LOCAL)) return line;
  const pile = id.slice(LOCAL.length).replace(/(?<!\+)\++$/, "");
  return lines.find((each) => mergeKeyOf(each) === pile);
};

const plainly = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Five hundred edits compare each line as often. */
const plainNames = new WeakMap<DeckLine, readonly string[]>();

const plainNamesOf = (line: DeckLine): readonly string[] => {
  const names = plainNames.get(line) ?? [
    plainly(line.card_name),
    plainly(line.card?.printed_name ?? ""),
  ];
  plainNames.set(line, names);
  return names;
};

/** The name that a deck has a card under, where it is written otherwise: « Foudre », “lightning bolt”. */
export const cardNameIn = (lines: readonly DeckLine[], written: string): string => {
  const wanted = plainly(written);
  return lines.find((line) => plainNamesOf(line).includes(wanted))?.card_name ?? written;
};

/** A line that is added, before the server says what its card is. */
export const newLineOf = (
  deck: DeckDetail,
  change: Extract<DeckChange, { op: "add" }>,
): DeckLine => {
  const name = cardNameIn(deck.deck_cards, change.card_name);
  const known = deck.deck_cards.find(({ card_name: each }) => each === name);
  const board = change.board ?? (change.is_sideboard ? "sideboard" : "main");
  const line: DeckLine = {
    id: "",
    deck_id: deck.id,
    card_id: known?.card_id ?? change.card_id ?? null,
    card_name: name,
    quantity: change.quantity,
    is_commander: change.is_commander,
    board: change.is_commander ? "main" : board,
    is_sideboard: board === "sideboard" || board === "companion",
    set_code: change.set_code?.toUpperCase() ?? null,
    collector_number: change.collector_number ?? null,
    finish: change.finish ?? null,
    categories: change.categories,
    tags: change.tags,
    category: "other",
    card: known?.card ?? null,
    roles: known?.roles ?? [],
  };
  return { ...line, id: localIdOf(deck.deck_cards, line) };
};
