import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { DeckFields, type DeckState, StoredLine } from "../deck-state.ts";

/** What one edit changed, enough to take it back and to make it again. */
export const Difference = z.object({
  fields: z.object({ before: DeckFields, after: DeckFields }).nullable(),
  /** Lines as they were. A changed line is in both lists, by the same id. */
  removed: z.array(StoredLine),
  added: z.array(StoredLine),
});
export type Difference = z.infer<typeof Difference>;

/** @returns null when nothing differs */
export const differenceOf = (before: DeckState, after: DeckState): Difference | null => {
  const left = new Map(before.lines.map((line) => [line.id, line]));
  const right = new Map(after.lines.map((line) => [line.id, line]));
  const isIn = (lines: ReadonlyMap<string, StoredLine>) => (line: StoredLine) =>
    isDeepStrictEqual(lines.get(line.id), line);
  const removed = before.lines.filter((line) => !isIn(right)(line));
  const added = after.lines.filter((line) => !isIn(left)(line));
  const fields = isDeepStrictEqual(before.fields, after.fields)
    ? null
    : { before: before.fields, after: after.fields };
  return fields === null && removed.length === 0 && added.length === 0
    ? null
    : { fields, removed, added };
};

/** The same edit the other way round. */
export const reversed = ({ fields, removed, added }: Difference): Difference => ({
  fields: fields === null ? null : { before: fields.after, after: fields.before },
  removed: added,
  added: removed,
});

/** A deck after an edit. Its lines in no particular order. */
export const applyDifference = (
  { fields, lines }: DeckState,
  difference: Difference,
): DeckState => {
  const removed = new Set(difference.removed.map((line) => line.id));
  return {
    fields: difference.fields?.after ?? fields,
    lines: [...lines.filter((line) => !removed.has(line.id)), ...difference.added],
  };
};
