import * as z from "zod";
import { SharedDeck } from "../entities/shared-deck.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

/** The word in the link of a shared deck. */
export const sharedDeckInput = z.object({ token: z.string().max(64) });
const tags = ["Decks"];

/** Decks that their owners share by a link. One that was taken back answers like one that never was. */
export const sharedDecks = {
  read: openCall
    .route({
      method: "GET",
      path: "/shared-decks/{token}",
      tags,
      summary: "A shared deck, to read",
    })
    .input(sharedDeckInput)
    .output(SharedDeck)
    .errors(declareErrors("DECK_NOT_FOUND")),
};
