import * as z from "zod";
import { DeckExportFormat } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall, sessionCall } from "./base.ts";
import { sharedDeckInput } from "./shared-decks.ts";

const tags = ["Decks"];
const errors = declareErrors("FIELD_REQUIRED", "FIELD_INVALID");
const missing = declareErrors("DECK_NOT_FOUND");
const format = DeckExportFormat.default("plain");

/** Pixels across of the list's image. */
export const DECK_IMAGE_WIDTH = 1080;

/**
 * Files of decks, served beside the router because they are no JSON: each answers with a type and a
 * file name (`Content-Disposition: attachment`). French or English like every other answer.
 */
export const deckExports = {
  one: sessionCall
    .route({ method: "GET", path: "/decks/{id}/export", tags, summary: "One deck as text" })
    .input(z.object({ id: z.string().max(64), format }))
    .output(z.string())
    .errors(errors)
    .errors(missing),
  image: sessionCall
    .route({ method: "GET", path: "/decks/{id}/image", tags, summary: "The list as an image" })
    .input(z.object({ id: z.string().max(64), type: z.enum(["png", "svg"]).default("png") }))
    .output(z.file())
    .errors(errors)
    .errors(missing),
  shared: openCall
    .route({
      method: "GET",
      path: "/shared-decks/{token}/image",
      tags,
      summary: "The list of a shared deck as an image",
    })
    .input(sharedDeckInput)
    .output(z.file())
    .errors(missing),
  all: sessionCall
    .route({ method: "GET", path: "/decks/export", tags, summary: "All one's decks, zipped" })
    .input(z.object({ format }))
    .output(z.file())
    .errors(errors),
};
