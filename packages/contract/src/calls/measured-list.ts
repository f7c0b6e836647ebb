import * as z from "zod";
import { MEASURED_LIST_MAX, MeasuredList } from "../entities/measured-list.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

/** The bracket calculator: anyone may ask, never metered. */
export const measureList = openCall
  .route({
    method: "POST",
    path: "/measure-list",
    tags: ["Decks"],
    summary: "Bracket, curve, legality and combos of a pasted list; nothing is saved",
    description: "The list is read as a Commander deck, led by the commanders that it suggests.",
  })
  .input(z.object({ text: z.string().max(MEASURED_LIST_MAX) }))
  .output(MeasuredList)
  .errors(
    declareErrors(
      "FIELD_REQUIRED",
      "FIELD_INVALID",
      "DECK_NO_CARDS",
      "DECK_UNREADABLE",
      "DECK_TOO_MANY_LINES",
    ),
  );
