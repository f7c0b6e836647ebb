import { createHash } from "node:crypto";
import type { DeckChange } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { findCard } from "../find-cards.ts";
import { type EditRequest, findRequestedEdit } from "../history/history-queries.ts";
import { applyChanges } from "./apply-changes.ts";
import { type EditTarget, editDeck } from "./edit-deck.ts";

/** What is asked for: the changes, and the id of the call if it has one. */
export interface AskedChanges {
  readonly changes: readonly DeckChange[];
  readonly requestId?: string | undefined;
}

const requestOf = ({ changes, requestId }: AskedChanges): EditRequest | undefined =>
  requestId === undefined
    ? undefined
    : {
        id: requestId,
        hash: createHash("sha256").update(JSON.stringify(changes)).digest("hex"),
      };

/**
 * Whether an earlier call with the same id made the edit.
 *
 * @throws AppError REQUEST_ID_CONFLICT when that one asked for something else
 */
const isMade = async (
  { database }: DecksParts,
  { userId, id: deckId }: EditTarget,
  request: EditRequest,
): Promise<boolean> => {
  const made = await findRequestedEdit(database, { userId, deckId, requestId: request.id });
  if (made !== undefined && made.hash !== request.hash) throw new AppError("REQUEST_ID_CONFLICT");
  return made !== undefined;
};

/**
 * Edits lines and fields: all the changes, or none (FOR-06). Nothing when its request made them before.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, REQUEST_ID_CONFLICT, and those of `applyChanges`
 */
export const changeDeck = async (
  parts: DecksParts,
  target: EditTarget,
  asked: AskedChanges,
): Promise<void> => {
  const request = requestOf(asked);
  if (request !== undefined && (await isMade(parts, target, request))) return;
  const find = findCard(await parts.knowledge.cardIndex());
  try {
    await editDeck(parts, target, (state) => applyChanges(state, asked.changes, find), request);
  } catch (error) {
    // Sent twice at once, the other one may have been faster.
    if (request === undefined || !(await isMade(parts, target, request))) throw error;
  }
};
