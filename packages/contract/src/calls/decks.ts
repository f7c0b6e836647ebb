import * as z from "zod";
import {
  DECK_LINES_MAX,
  Deck,
  DeckCardInput,
  DeckDescription,
  DeckListItem,
  DeckName,
  DeckSort,
  DeckSummary,
  DeckWithCards,
  DeclaredReason,
  WrittenCardName,
} from "../entities/deck.ts";
import { CardSynergies, DeckDetail } from "../entities/deck-detail.ts";
import { Archetype, Bracket, DeckFormat } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { bulkDelete, deletedCount, deletingCall, pageOf, pageQuery, sessionCall } from "./base.ts";
import { deckEditing } from "./deck-editing.ts";
import { deckImport } from "./deck-import.ts";
import { RequestId } from "./request-id.ts";

const byId = z.object({ id: z.string().max(64) });
const missing = declareErrors("DECK_NOT_FOUND");
const shared = z.object({ share_token: z.string().nullable() });
const tags = ["Decks"];
const cards = z.array(DeckCardInput).max(DECK_LINES_MAX);

const listQuery = pageQuery.extend({
  // Holds the key of the last row, which may be a name.
  cursor: z.string().max(6000).optional(),
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("In names of decks, without accents and case, and of commanders in either language"),
  format: DeckFormat.optional(),
  bracket: z.coerce.number().pipe(Bracket).optional(),
  archetype: Archetype.optional(),
  favorite: z.union([z.boolean(), z.stringbool()]).optional(),
  sort: DeckSort.default("date"),
  order: z.enum(["asc", "desc"]).default("desc"),
});

/** DATA-02: the deck rows themselves. A deck without its owner's session answers like a missing one. */
const deckRows = {
  list: sessionCall
    .route({
      method: "GET",
      path: "/decks",
      tags,
      summary: "One's own, filtered and sorted; newest first unless asked otherwise",
    })
    .input(listQuery)
    .output(pageOf(DeckListItem).extend({ total: z.number().int().describe("On all pages") }))
    .errors(declareErrors("FIELD_INVALID")),
  summary: sessionCall
    .route({ method: "GET", path: "/decks/summary", tags, summary: "What the dashboard counts" })
    .output(DeckSummary),
  create: sessionCall
    .route({ method: "POST", path: "/decks", tags, successStatus: 201 })
    .input(
      z.object({
        requestId: RequestId.optional().describe(
          "The same one never makes a second deck, and gives the deck its id (`idOfNewDeck`)",
        ),
        name: DeckName,
        format: DeckFormat,
        description: DeckDescription.nullish(),
        featured_card_name: WrittenCardName.nullish(),
        cards,
      }),
    )
    .output(DeckWithCards)
    .errors(
      declareErrors(
        "FIELD_REQUIRED",
        "FIELD_INVALID",
        "DECK_NAME_EMPTY",
        "DECK_NAME_AND_FORMAT_REQUIRED",
        "REQUEST_ID_CONFLICT",
      ),
    ),
  read: sessionCall
    .route({ method: "GET", path: "/decks/{id}", tags, summary: "Cards, figures and legality" })
    .input(byId)
    .output(DeckDetail)
    .errors(missing),
  synergies: sessionCall
    .route({
      method: "GET",
      path: "/decks/{id}/synergies",
      tags,
      summary: "The cards of the deck that one of them works with",
    })
    .input(byId.extend({ card: WrittenCardName }))
    .output(CardSynergies)
    .errors(missing),
  update: sessionCall
    .route({
      method: "PATCH",
      path: "/decks/{id}",
      tags,
      summary:
        "Change fields, or the cards as a whole; is_favorite and what is declared need no revision",
    })
    .input(
      byId.extend({
        revision: z.number().int().min(0).optional(),
        name: DeckName.optional(),
        format: DeckFormat.optional(),
        description: DeckDescription.nullish(),
        featured_card_name: WrittenCardName.nullish(),
        is_favorite: z.boolean().optional(),
        declared_bracket: Bracket.nullish(),
        declared_archetype: Archetype.nullish(),
        declared_reason: DeclaredReason.nullish().describe(
          "Beside a `declared_bracket`; absent or empty: none",
        ),
        cards: cards.optional(),
      }),
    )
    .output(DeckWithCards)
    .errors(missing)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "DECK_NAME_EMPTY", "DECK_CHANGED")),
  duplicate: sessionCall
    .route({ method: "POST", path: "/decks/{id}/duplicate", tags, successStatus: 201 })
    .input(byId.extend({ name: DeckName.optional() }))
    .output(Deck)
    .errors(missing)
    .errors(declareErrors("FIELD_INVALID", "DECK_NAME_EMPTY")),
  remove: sessionCall
    .route({ method: "DELETE", path: "/decks/{id}", tags })
    .input(
      byId.extend({
        revision: z
          .number()
          .int()
          .min(0)
          .optional()
          .describe("The one that was deleted: a deck that was edited since is not"),
      }),
    )
    .output(deletedCount)
    .errors(missing)
    .errors(declareErrors("FIELD_INVALID", "DECK_CHANGED")),
  removeMany: deletingCall
    .route({ method: "POST", path: "/decks/delete", tags, summary: "Delete several" })
    .input(bulkDelete)
    .output(deletedCount),
  share: sessionCall
    .route({
      method: "POST",
      path: "/decks/{id}/share",
      tags,
      summary: "A link that shows the deck, and changes nothing, to whoever has it",
    })
    .input(byId)
    .output(shared)
    .errors(missing),
  unshare: sessionCall
    .route({
      method: "DELETE",
      path: "/decks/{id}/share",
      tags,
      summary: "The link shows nothing any more; a later one is another",
    })
    .input(byId)
    .output(shared)
    .errors(missing),
};

/** A person's decks: rows, import and editing. Exports are `deckExports`. */
export const decks = { ...deckRows, ...deckImport, ...deckEditing };
