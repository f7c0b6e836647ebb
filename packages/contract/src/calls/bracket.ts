import * as z from "zod";
import { BracketEstimate } from "../entities/bracket.ts";
import { DECK_LINES_MAX, ListedCard, WrittenCardName } from "../entities/deck.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";
import { COMMANDERS_MAX } from "./deck-import.ts";

/** As long as the name of a format may be. Players have many that we do not know. */
const FORMAT_LONGEST = 40;

/** BRK-01; anyone may ask, never metered (BILL-12). */
export const calculateBracket = openCall
  .route({
    method: "POST",
    path: "/calculate-bracket",
    tags: ["Decks"],
    summary: "The bracket of a Commander list, and what it follows from",
    description:
      "When it cannot be calculated the answer is bracket 2 with a confidence of 0.5, and says so.",
  })
  .input(
    z.object({
      cards: z
        .array(ListedCard)
        .max(DECK_LINES_MAX)
        .describe("Those of the sideboard do not count"),
      format: z
        .string()
        .trim()
        .min(1)
        .max(FORMAT_LONGEST)
        .describe("Any: one without brackets gets the default, with a note"),
      commanders: z
        .array(WrittenCardName)
        .max(COMMANDERS_MAX)
        .default([])
        .describe("They count once, also when `cards` names them"),
    }),
  )
  .output(BracketEstimate)
  .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "CARDS_NOT_A_LIST"));
