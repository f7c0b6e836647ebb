import { eventIterator } from "@orpc/contract";
import * as z from "zod";
import { DeckDescription, DeckName, WrittenCardName } from "../entities/deck.ts";
import { ImportEvent, ParsedDeck } from "../entities/deck-import.ts";
import { DeckFormat } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { sessionCall } from "./base.ts";
import { RequestId } from "./request-id.ts";

const tags = ["Decks"];

/** Partners, a background or a friend: no format has more commanders (CR 903.3, 702.124). */
export const COMMANDERS_MAX = 2;

/** IMP-11, IMP-06; not metered (BILL-12). Whole requests have 256 KB at most: 413 above. */
export const deckImport = {
  parse: sessionCall
    .route({
      method: "POST",
      path: "/decks/parse",
      tags,
      summary: "What a pasted list would become; nothing is saved",
    })
    .input(
      z.object({
        text: z.string().optional(),
        file: z.base64().optional().describe("Bytes of a dropped file, in place of `text`"),
        format: DeckFormat.optional(),
      }),
    )
    .output(ParsedDeck)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "DECK_TOO_MANY_LINES")),
  import: sessionCall
    .route({
      method: "POST",
      path: "/decks/import",
      tags,
      summary: "Make a deck of a pasted list (server-sent events)",
      description:
        "What is wrong with the list itself arrives as an `error` event: DECK_NO_CARDS, " +
        "DECK_UNREADABLE, DECK_TOO_MANY_LINES, DECK_COMMANDER_REQUIRED, DECK_COMMANDER_NOT_IN_LIST.",
    })
    .input(
      z.object({
        text: z.string(),
        name: DeckName.optional().describe("Absent: the list's own, else a label (IMP-10)"),
        format: DeckFormat.optional().describe("Absent: detected (IMP-03)"),
        description: DeckDescription.nullish().describe("Absent: a label (IMP-10)"),
        commanders: z
          .array(WrittenCardName)
          .max(COMMANDERS_MAX)
          .optional()
          .describe("Names of cards of the list; absent: those that the list itself names"),
        featuredCard: WrittenCardName.nullish().describe("Absent: the first commander"),
        requestId: RequestId.optional().describe("The same one never makes a second deck"),
      }),
    )
    .output(eventIterator(ImportEvent))
    .errors(
      declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "DECK_NAME_EMPTY", "REQUEST_ID_CONFLICT"),
    ),
};
