import { randomUUID } from "node:crypto";
import { CARD_FINISHES, DECK_BOARDS, type DeckCardInput, DeckFormat } from "@spellwright/contract";
import type { DeckEntry } from "@spellwright/decks";
import * as z from "zod";

/** A line as the database keeps it; in an edit or a version without what it lacks (`compactLine`). */
export const StoredLine = z.object({
  id: z.uuid(),
  cardId: z.string().nullable().default(null),
  cardName: z.string(),
  quantity: z.number().int(),
  board: z.enum(DECK_BOARDS),
  isCommander: z.boolean().default(false),
  setCode: z.string().nullable().default(null),
  collectorNumber: z.string().nullable().default(null),
  finish: z.enum(CARD_FINISHES).nullable().default(null),
  categories: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
});
export type StoredLine = z.infer<typeof StoredLine>;

/**
 * A line without what it lacks, which is most of it: an edit of a whole deck keeps two thousand of them, and
 * the embedded database takes twice the time to store what is twice as long.
 */
export const compactLine = (line: StoredLine): z.input<typeof StoredLine> => ({
  ...{ id: line.id, cardName: line.cardName, quantity: line.quantity, board: line.board },
  ...(line.cardId === null ? {} : { cardId: line.cardId }),
  ...(line.isCommander ? { isCommander: true } : {}),
  ...(line.setCode === null ? {} : { setCode: line.setCode }),
  ...(line.collectorNumber === null ? {} : { collectorNumber: line.collectorNumber }),
  ...(line.finish === null ? {} : { finish: line.finish }),
  ...(line.categories.length === 0 ? {} : { categories: line.categories }),
  ...(line.tags.length === 0 ? {} : { tags: line.tags }),
});

/** The fields of a deck that edits change. */
export const DeckFields = z.object({
  name: z.string(),
  format: DeckFormat,
  description: z.string().nullable(),
  featuredCardName: z.string().nullable(),
});
export type DeckFields = z.infer<typeof DeckFields>;

/** What edits, undo and versions work on. */
export const DeckState = z.object({ fields: DeckFields, lines: z.array(StoredLine) });
export type DeckState = z.infer<typeof DeckState>;

/** A line without its row: what makes two lines the same one is all but its copies. */
export type LineDraft = Omit<StoredLine, "id">;

/** Most copies of a line (DATA-01). */
export const QUANTITY_MAX = 999;

export const newLine = (draft: LineDraft): StoredLine => ({ ...draft, id: randomUUID() });

/** Lines that lie on one pile: same card, board and printing. */
export const mergeKeyOf = (line: LineDraft): string =>
  JSON.stringify([
    line.cardName,
    line.board,
    line.isCommander,
    line.setCode,
    line.collectorNumber,
    line.finish,
  ]);

/** Whether two lines lie on one pile: as `mergeKeyOf`, for one line against many. */
export const haveSameMergeKey = (left: LineDraft, right: LineDraft): boolean =>
  left.cardName === right.cardName && mergeKeyOf(left) === mergeKeyOf(right);

/** A line as a caller gives it. A commander always lies in the main deck. */
export const draftOf = (
  input: DeckCardInput,
  card: { readonly name: string; readonly id: string | null },
): LineDraft => ({
  cardId: card.id ?? input.card_id ?? null,
  cardName: card.name,
  quantity: input.quantity,
  board: input.is_commander ? "main" : (input.board ?? (input.is_sideboard ? "sideboard" : "main")),
  isCommander: input.is_commander,
  setCode: input.set_code?.toUpperCase() ?? null,
  collectorNumber: input.collector_number ?? null,
  finish: input.finish ?? null,
  categories: input.categories,
  tags: input.tags,
});

/** A line as the decks package reads it: there commanders are a board of their own. */
export const entryOf = (line: LineDraft): DeckEntry => ({
  quantity: line.quantity,
  name: line.cardName,
  board: line.isCommander ? "commander" : line.board,
  setCode: line.setCode,
  collectorNumber: line.collectorNumber,
  finish: line.finish,
  categories: line.categories,
  tags: line.tags,
});

/** Text of a list as it may be stored: on one line, without control characters, not endless. */
export const cleanListText = (text: string, max: number): string =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, max)
    // A cut may have left half of a character.
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

const labels = (texts: readonly string[]): string[] =>
  texts.slice(0, 10).flatMap((text) => cleanListText(text, 60) || []);

/** A line out of an entry of a list. */
export const draftOfEntry = (entry: DeckEntry & { readonly cardId: string | null }): LineDraft => ({
  cardId: entry.cardId,
  cardName: cleanListText(entry.name, 200),
  quantity: entry.quantity,
  board: entry.board === "commander" ? "main" : entry.board,
  isCommander: entry.board === "commander",
  setCode: entry.setCode === null ? null : cleanListText(entry.setCode, 10),
  collectorNumber: entry.collectorNumber === null ? null : cleanListText(entry.collectorNumber, 20),
  finish: entry.finish,
  categories: labels(entry.categories),
  tags: labels(entry.tags),
});
