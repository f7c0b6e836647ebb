import type { Archetype, Bracket, DeckCardInput, DeckFormat } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import { mapInSteps, runInSlices } from "../../../runtime/time-slices.ts";
import { draftOf } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { declareBracket } from "../facts/declare-bracket.ts";
import { findCard } from "../find-cards.ts";
import { requireOwnDeck } from "../policy.ts";
import { markDeck } from "../queries.ts";
import { applyChanges } from "./apply-changes.ts";
import { type EditTarget, editDeck } from "./edit-deck.ts";
import { matchLines } from "./match-lines.ts";

/** What `PATCH /api/decks/{id}` changes. What it does not name stays. */
export interface DeckUpdate {
  readonly revision?: number | undefined;
  readonly name?: string | undefined;
  readonly format?: DeckFormat | undefined;
  readonly description?: string | null | undefined;
  readonly featured_card_name?: string | null | undefined;
  readonly is_favorite?: boolean | undefined;
  readonly declared_bracket?: Bracket | null | undefined;
  readonly declared_archetype?: Archetype | null | undefined;
  readonly declared_reason?: string | null | undefined;
  readonly cards?: readonly DeckCardInput[] | undefined;
}

/**
 * Changes fields, or the cards as a whole. A favourite and what the owner declares are marks on
 * the deck and no edits of it: they need no revision.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, FIELD_REQUIRED without a revision
 */
export const updateDeck = async (
  parts: DecksParts,
  { userId, id, language }: Pick<EditTarget, "userId" | "id" | "language">,
  update: DeckUpdate,
): Promise<void> => {
  const { revision, is_favorite: isFavorite, cards, ...unmarked } = update;
  const {
    declared_bracket: declared,
    declared_reason: reason,
    declared_archetype: archetype,
    ...details
  } = unmarked;
  const isEdit = cards !== undefined || Object.values(details).some((value) => value !== undefined);
  if (isEdit) {
    if (revision === undefined) throw new AppError("FIELD_REQUIRED", { field: "revision" });
    const find = findCard(await parts.knowledge.cardIndex());
    const draft = (card: DeckCardInput) => draftOf(card, find(card.card_name));
    const drafts = cards && (await runInSlices(mapInSteps(cards, draft)));
    await editDeck(parts, { userId, id, revision, language }, (state) => {
      const changed = applyChanges(state, [{ op: "set_details", ...details }], find);
      return drafts ? { ...changed, lines: matchLines(state.lines, drafts) } : changed;
    });
  }
  if (isFavorite !== undefined)
    requireOwnDeck(await markDeck(parts.database, userId, id, { isFavorite }));
  if (archetype !== undefined)
    requireOwnDeck(await markDeck(parts.database, userId, id, { declaredArchetype: archetype }));
  if (declared !== undefined) await declareBracket(parts, { userId, id }, declared, reason ?? "");
};
