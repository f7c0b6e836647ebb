import type { DeckDifference, DecklistProblem } from "@spellwright/contract";
import {
  type DeckChange,
  diffDecks,
  type ResolvedDecklist,
  writeDecklist,
} from "@spellwright/decks";
import { AppError } from "../../../http/index.ts";
import { draftOfEntry, entryOf, type LineDraft } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { cardsByNames } from "../find-cards.ts";
import { presentProblems } from "../importing/present-problems.ts";
import { IMPORT_PATIENCE_MS, readList } from "../importing/read-list.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";
import { type EditTarget, editDeck } from "./edit-deck.ts";
import { matchLines } from "./match-lines.ts";
import { presentDifferences } from "./present-differences.ts";

/** The text form that says all that a line carries. */
const EDITED_AS = "archidekt";

/**
 * A deck as text, for editing.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const writeForEditing = async (
  { database }: DecksParts,
  userId: string,
  id: string,
): Promise<{ revision: number; text: string }> => {
  const row = requireOwnDeck(await findOwnDeck(database, userId, id));
  const entries = (await linesOfDeck(database, id)).map(entryOf);
  return { revision: row.revision, text: writeDecklist({ name: row.name, entries }, EDITED_AS) };
};

const refuseEmpty = (list: ResolvedDecklist): void => {
  if (list.entries.length === 0) throw new AppError("DECK_NO_CARDS");
};

/**
 * What an edited text changes (FOR-06): looked at first, then made as one edit.
 *
 * @param apply false: nothing is changed
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, DECK_NO_CARDS, DECK_TOO_MANY_LINES
 */
export const bulkEdit = async (
  parts: DecksParts,
  target: EditTarget,
  { text, apply }: { readonly text: string; readonly apply: boolean },
): Promise<{ differences: DeckDifference[]; problems: DecklistProblem[] }> => {
  const { list, cards } = await readList(parts, text, IMPORT_PATIENCE_MS, target.userId);
  refuseEmpty(list);
  const drafts = list.entries.map(draftOfEntry);
  let changes: readonly DeckChange[] = [];
  let both: readonly LineDraft[] = [];
  await editDeck(parts, target, (state) => {
    const lines = matchLines(state.lines, drafts);
    changes = diffDecks(state.lines.map(entryOf), lines.map(entryOf));
    both = [...state.lines, ...lines];
    return apply ? { ...state, lines } : state;
  });
  const changed = await cardsByNames(
    parts,
    changes.map(({ name }) => name),
  );
  return {
    differences: presentDifferences(changes, both, new Map([...cards, ...changed])),
    problems: presentProblems(list, cards, target.language),
  };
};
