import * as z from "zod";
import {
  CARD_SORTS,
  Card,
  CardPage,
  CardPrinting,
  CardSearchPage,
  CardSummary,
  IMAGE_FACES,
  IMAGE_SIZES,
} from "../entities/card.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

const tags = ["Cards"];

/** CARD-01: readable signed out, never metered. */
export const cards = {
  search: openCall
    .route({ method: "GET", path: "/cards/search", tags })
    .input(
      z.object({
        q: z.string().trim().min(2).max(100),
        limit: z.coerce.number().int().min(1).max(18).default(18),
        within: z
          .string()
          .regex(/^[WUBRG]{0,5}$/)
          .optional()
          .describe("Only cards whose color identity lies within these colors (CR 903.4)"),
      }),
    )
    .output(z.object({ items: z.array(CardSummary) }))
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  browse: openCall
    .route({
      method: "GET",
      path: "/cards",
      tags,
      summary: "Cards by what they are, in the common syntax of the public card service",
    })
    .input(
      z.object({
        q: z.string().trim().max(300).default(""),
        sort: z.enum(CARD_SORTS).default("popular"),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(60).default(60),
      }),
    )
    .output(CardSearchPage)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  named: openCall
    .route({
      method: "GET",
      path: "/cards/named",
      tags,
      summary: "One card by its name in either language; the public card service knows the rest",
    })
    .input(z.object({ name: z.string().trim().min(1).max(200) }))
    .output(Card)
    .errors(declareErrors("CARD_NOT_FOUND", "CARD_SERVICE_UNAVAILABLE", "FIELD_REQUIRED")),
  printing: openCall
    .route({
      method: "GET",
      path: "/cards/printing",
      tags,
      summary: "A card as one set printed it, asked live from the public card service",
    })
    .input(
      z.object({
        name: z.string().trim().min(1).max(200).describe("Its whole English name"),
        set: z.string().trim().min(1).max(40).describe("The code of the set, or its English name"),
      }),
    )
    .output(CardPrinting)
    .errors(declareErrors("CARD_NOT_FOUND", "CARD_SERVICE_UNAVAILABLE", "FIELD_REQUIRED")),
  page: openCall
    .route({
      method: "GET",
      path: "/cards/{name}",
      tags,
      summary: "The whole page of a card, by a name in either language, one face or its id",
    })
    .input(z.object({ name: z.string().trim().min(1).max(200) }))
    .output(CardPage)
    .errors(declareErrors("CARD_NOT_FOUND", "CARD_SERVICE_UNAVAILABLE")),
};

/**
 * A picture of a card from our own address, for `<img>`: 404 where there is none (the page then draws
 * its own frame). Served by a route of its own. The answer is the image, kept for a year.
 */
export const cardImage = openCall
  .route({ method: "GET", path: "/cards/{id}/image", tags, summary: "Picture of a known card" })
  .input(
    z.object({
      id: z.string().max(64),
      face: z.enum(IMAGE_FACES).default("front"),
      size: z.enum(IMAGE_SIZES).default("normal"),
      v: z.string().max(20).optional().describe("Stamp of the scan, so that a new one is fetched"),
    }),
  )
  .output(z.file())
  .errors(declareErrors("CARD_IMAGE_NOT_FOUND", "CARD_SERVICE_UNAVAILABLE", "FIELD_INVALID"));
