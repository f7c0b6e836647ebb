import { DECK_LINES_MAX } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import {
  type LineDraft,
  mergeKeyOf,
  newLine,
  QUANTITY_MAX,
  type StoredLine,
} from "../deck-state.ts";

/** Lines of the same pile become one. */
const gathered = (drafts: readonly LineDraft[]): readonly LineDraft[] => {
  const piles = new Map<string, LineDraft>();
  for (const draft of drafts) {
    const key = mergeKeyOf(draft);
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, draft);
    else {
      const quantity = pile.quantity + draft.quantity;
      if (quantity > QUANTITY_MAX) throw new AppError("FIELD_INVALID", { field: "quantity" });
      piles.set(key, { ...pile, quantity });
    }
  }
  return [...piles.values()];
};

/**
 * A whole new list as lines: those whose pile was there before keep their id, so that an edit of the
 * whole is a small difference.
 *
 * @throws AppError DECK_TOO_MANY_LINES, FIELD_INVALID for more than 999 copies on one pile
 */
export const matchLines = (
  before: readonly StoredLine[],
  wanted: readonly LineDraft[],
): StoredLine[] => {
  const drafts = gathered(wanted);
  if (drafts.length > DECK_LINES_MAX)
    throw new AppError("DECK_TOO_MANY_LINES", { max: DECK_LINES_MAX });
  const known = new Map(before.map((line) => [mergeKeyOf(line), line]));
  return drafts.map((draft) => {
    const line = known.get(mergeKeyOf(draft));
    return line === undefined ? newLine(draft) : { ...draft, id: line.id };
  });
};
