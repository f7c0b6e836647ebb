import * as z from "zod";
import { DeckName } from "../entities/deck.ts";
import {
  DeckChange,
  DeckDifference,
  DeckVersion,
  DeckVersionComparison,
} from "../entities/deck-change.ts";
import { DeckDetail } from "../entities/deck-detail.ts";
import { DecklistProblem } from "../entities/deck-import.ts";
import { declareErrors } from "../errors.ts";
import { deletedCount, pageOf, sessionCall } from "./base.ts";
import { RequestId } from "./request-id.ts";

const byId = z.object({ id: z.string().max(64) });
const versionById = byId.extend({ versionId: z.string().max(64) });
const missing = declareErrors("DECK_NOT_FOUND");
const versionMissing = declareErrors("DECK_NOT_FOUND", "DECK_VERSION_NOT_FOUND");
const edited = declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "DECK_CHANGED");
const tags = ["Decks"];
const revision = z.number().int().min(0).describe("The revision that the edit was made on");

/**
 * FOR-06: edits are kept, and two tabs never lose one another's silently. Every edit names the
 * `revision` it was made on. When another came first the answer is 409 DECK_CHANGED with the deck as
 * it now is, and nothing is changed. Every edit but a kept or deleted version can be undone.
 */
export const deckEditing = {
  change: sessionCall
    .route({
      method: "POST",
      path: "/decks/{id}/changes",
      tags,
      summary: "Edit lines and fields: all changes of a request, or none",
    })
    .input(
      byId.extend({
        revision,
        changes: z.array(DeckChange).min(1).max(200),
        requestId: RequestId.optional().describe(
          "The same one is never made twice: a repeat answers with the deck as it now is",
        ),
      }),
    )
    .output(DeckDetail)
    .errors(missing)
    .errors(edited)
    .errors(
      declareErrors(
        "DECK_NAME_EMPTY",
        "DECK_LINE_NOT_FOUND",
        "DECK_TOO_MANY_LINES",
        "REQUEST_ID_CONFLICT",
      ),
    ),
  undo: sessionCall
    .route({ method: "POST", path: "/decks/{id}/undo", tags, summary: "Take back the last edit" })
    .input(byId.extend({ revision }))
    .output(DeckDetail)
    .errors(missing)
    .errors(edited)
    .errors(declareErrors("DECK_NOTHING_TO_UNDO")),
  redo: sessionCall
    .route({ method: "POST", path: "/decks/{id}/redo", tags, summary: "Make it again" })
    .input(byId.extend({ revision }))
    .output(DeckDetail)
    .errors(missing)
    .errors(edited)
    .errors(declareErrors("DECK_NOTHING_TO_REDO")),
  text: sessionCall
    .route({
      method: "GET",
      path: "/decks/{id}/bulk-edit",
      tags,
      summary: "The whole deck as text, for editing",
    })
    .input(byId)
    .output(z.object({ revision: z.number().int(), text: z.string() }))
    .errors(missing),
  bulkEdit: sessionCall
    .route({
      method: "POST",
      path: "/decks/{id}/bulk-edit",
      tags,
      summary: "What an edited text would change; with `apply`, change it",
    })
    .input(byId.extend({ revision, text: z.string(), apply: z.boolean().default(false) }))
    .output(
      z.object({
        differences: z.array(DeckDifference),
        problems: z.array(DecklistProblem),
        deck: DeckDetail.nullable().describe("The changed deck; null when nothing was applied"),
      }),
    )
    .errors(missing)
    .errors(edited)
    .errors(declareErrors("DECK_NO_CARDS", "DECK_TOO_MANY_LINES")),
  versions: sessionCall
    .route({ method: "GET", path: "/decks/{id}/versions", tags, summary: "Newest first; all" })
    .input(byId)
    .output(pageOf(DeckVersion))
    .errors(missing),
  keepVersion: sessionCall
    .route({ method: "POST", path: "/decks/{id}/versions", tags, successStatus: 201 })
    .input(byId.extend({ name: DeckName }))
    .output(DeckVersion)
    .errors(missing)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "DECK_VERSIONS_FULL")),
  version: sessionCall
    .route({ method: "GET", path: "/decks/{id}/versions/{versionId}", tags })
    .input(versionById)
    .output(DeckVersionComparison)
    .errors(versionMissing),
  restoreVersion: sessionCall
    .route({ method: "POST", path: "/decks/{id}/versions/{versionId}/restore", tags })
    .input(versionById.extend({ revision }))
    .output(DeckDetail)
    .errors(versionMissing)
    .errors(edited),
  removeVersion: sessionCall
    .route({ method: "DELETE", path: "/decks/{id}/versions/{versionId}", tags })
    .input(versionById)
    .output(deletedCount)
    .errors(versionMissing),
};
