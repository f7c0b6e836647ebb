import * as z from "zod";
import { PAGE_EVENTS_MAX, PageEvent } from "../entities/page-event.ts";
import { Language } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

/**
 * ERR-05: what a page tells with its visitor's consent. Nothing of the visitor is taken: no session, no
 * address, no text. NOT_FOUND where the operator has not switched it on.
 */
export const reportPageEvents = openCall
  .route({
    method: "POST",
    path: "/page-events",
    tags: ["Product"],
    summary: "Questions and page speed, with consent",
  })
  .input(
    z.strictObject({
      language: Language,
      events: z.array(PageEvent).min(1).max(PAGE_EVENTS_MAX),
    }),
  )
  .output(z.object({ taken: z.number().int() }))
  .errors(declareErrors("NOT_FOUND", "FIELD_INVALID"));
