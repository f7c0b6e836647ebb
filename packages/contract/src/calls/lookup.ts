import * as z from "zod";
import { Card, CardSummary } from "../entities/card.ts";
import { ProductStatus } from "../entities/product-status.ts";
import { RuleView } from "../entities/rule.ts";
import { Language } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

/** For load balancers and start scripts: 503 when the database does not answer. */
export const health = openCall
  .route({ method: "GET", path: "/health", tags: ["Product"], summary: "Ready and able to store" })
  .output(z.object({ status: z.literal("ok"), version: z.string() }));

/** HEAD-07: what the footer and the sign-in dialog say. */
export const status = openCall
  .route({ method: "GET", path: "/status", tags: ["Product"], summary: "Data and engine in use" })
  .output(ProductStatus);

/** CARD-01: readable signed out, never metered. */
export const cards = {
  search: openCall
    .route({ method: "GET", path: "/cards/search", tags: ["Cards"] })
    .input(
      z.object({
        q: z.string().trim().min(2).max(100),
        limit: z.coerce.number().int().min(1).max(18).default(18),
      }),
    )
    .output(z.object({ items: z.array(CardSummary) }))
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  named: openCall
    .route({ method: "GET", path: "/cards/named", tags: ["Cards"] })
    .input(z.object({ name: z.string().trim().min(1).max(200) }))
    .output(Card)
    .errors(declareErrors("CARD_NOT_FOUND", "FIELD_REQUIRED")),
};

/** ORA-17: the text behind a citation; readable signed out. */
export const rules = {
  search: openCall
    .route({ method: "GET", path: "/rules/search", tags: ["Rules"] })
    .input(
      z.object({
        q: z.string().trim().min(1).max(200),
        language: Language.default("fr"),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.object({ items: z.array(RuleView) }))
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  read: openCall
    .route({ method: "GET", path: "/rules/{number}", tags: ["Rules"] })
    .input(z.object({ number: z.string().max(12), language: Language.default("fr") }))
    .output(RuleView)
    .errors(declareErrors("RULE_NOT_FOUND")),
};
