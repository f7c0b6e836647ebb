import type { DeckDetail } from "@spellwright/contract";
import { api, type RequestContext, requireUser } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { compareVersion } from "../history/compare-version.ts";
import { keepVersion } from "../history/keep-version.ts";
import { listVersions } from "../history/list-versions.ts";
import { removeVersion } from "../history/remove-version.ts";
import { restoreVersion } from "../history/restore-version.ts";
import { redoEdit, undoEdit } from "../history/undo-edit.ts";
import { readDeckId, readVersionId } from "../ids.ts";
import { readDeck } from "../reading/read-deck.ts";
import { bulkEdit, writeForEditing } from "./bulk-edit.ts";
import { changeDeck } from "./change-deck.ts";
import type { EditTarget } from "./edit-deck.ts";

interface Edited {
  readonly id: string;
  readonly revision: number;
}

const versionOf = async (
  context: RequestContext,
  input: { readonly id: string; readonly versionId: string },
) => ({
  userId: (await requireUser(context)).id,
  deckId: readDeckId(input.id),
  id: readVersionId(input.versionId),
});

/** Edits of a deck by its revision, undo and redo, text, and named versions (FOR-06). */
export const editHandlers = (parts: DecksParts) => {
  /** Makes an edit and answers with the deck as it is then. */
  const edited = async (
    context: RequestContext,
    { id, revision }: Edited,
    edit: (target: EditTarget) => Promise<void>,
  ): Promise<DeckDetail> => {
    const { id: userId } = await requireUser(context);
    const target = { userId, id: readDeckId(id), revision, language: context.language };
    await edit(target);
    return readDeck(parts, userId, target.id, context.language);
  };

  return {
    change: api.decks.change.handler(({ context, input }) =>
      edited(context, input, (target) => changeDeck(parts, target, input)),
    ),

    undo: api.decks.undo.handler(({ context, input }) =>
      edited(context, input, (target) => undoEdit(parts, target)),
    ),

    redo: api.decks.redo.handler(({ context, input }) =>
      edited(context, input, (target) => redoEdit(parts, target)),
    ),

    text: api.decks.text.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      return writeForEditing(parts, userId, readDeckId(input.id));
    }),

    bulkEdit: api.decks.bulkEdit.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      const { language } = context;
      const target = { userId, id: readDeckId(input.id), revision: input.revision, language };
      const result = await bulkEdit(parts, target, input);
      const deck = input.apply ? await readDeck(parts, userId, target.id, language) : null;
      return { ...result, deck };
    }),

    versions: api.decks.versions.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      return listVersions(parts, userId, readDeckId(input.id));
    }),

    keepVersion: api.decks.keepVersion.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      return keepVersion(parts, userId, readDeckId(input.id), input.name);
    }),

    version: api.decks.version.handler(async ({ context, input }) =>
      compareVersion(parts, await versionOf(context, input)),
    ),

    restoreVersion: api.decks.restoreVersion.handler(async ({ context, input }) => {
      const version = await versionOf(context, input);
      return edited(context, input, (target) => restoreVersion(parts, version, target));
    }),

    removeVersion: api.decks.removeVersion.handler(async ({ context, input }) => {
      await removeVersion(parts, await versionOf(context, input));
      return { deleted: 1 };
    }),
  };
};
