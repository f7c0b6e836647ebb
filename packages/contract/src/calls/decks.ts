import * as z from "zod";
import { Deck, DeckCard, DeckWithCards } from "../entities/deck.ts";
import { DeckFormat } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { bulkDelete, deletedCount, pageOf, pageQuery, sessionCall } from "./base.ts";

const byId = z.object({ id: z.string().max(64) });
const missing = declareErrors("DECK_NOT_FOUND");
const tags = ["Decks"];
const deckName = z.string().trim().min(1).max(200);
const cards = z.array(DeckCard.omit({ deck_id: true })).max(1000);

/** DATA-02: the deck rows themselves; import and analysis come with the Forge. */
export const decks = {
  list: sessionCall
    .route({ method: "GET", path: "/decks", tags, summary: "One's own, newest first" })
    .input(pageQuery)
    .output(pageOf(Deck)),
  create: sessionCall
    .route({ method: "POST", path: "/decks", tags, successStatus: 201 })
    .input(
      z.object({
        name: deckName,
        format: DeckFormat,
        description: z.string().max(2000).nullish(),
        featured_card_name: z.string().max(200).nullish(),
        cards,
      }),
    )
    .output(DeckWithCards)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "DECK_NAME_EMPTY")),
  read: sessionCall
    .route({ method: "GET", path: "/decks/{id}", tags })
    .input(byId)
    .output(DeckWithCards)
    .errors(missing),
  update: sessionCall
    .route({ method: "PATCH", path: "/decks/{id}", tags })
    .input(
      byId.extend({
        name: deckName.optional(),
        format: DeckFormat.optional(),
        description: z.string().max(2000).nullish(),
        featured_card_name: z.string().max(200).nullish(),
        is_favorite: z.boolean().optional(),
        cards: cards.optional(),
      }),
    )
    .output(DeckWithCards)
    .errors(missing)
    .errors(declareErrors("FIELD_INVALID", "DECK_NAME_EMPTY")),
  remove: sessionCall
    .route({ method: "DELETE", path: "/decks/{id}", tags })
    .input(byId)
    .output(deletedCount)
    .errors(missing),
  removeMany: sessionCall
    .route({ method: "POST", path: "/decks/delete", tags, summary: "Delete several" })
    .input(bulkDelete)
    .output(deletedCount),
};
