import * as z from "zod";
import { LegalFacts } from "../entities/legal-facts.ts";
import { ProductStatus } from "../entities/product-status.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

/**
 * For what restarts processes: 503 when the database did not answer when it was last looked at, some two
 * seconds ago at most, and when descriptors, memory or disk have run out. It waits for nobody.
 */
export const health = openCall
  .route({
    method: "GET",
    path: "/health",
    tags: ["Product"],
    summary: "Alive, and its database answers",
  })
  .output(z.object({ status: z.literal("ok"), version: z.string() }));

/** For what sends requests here: 503 while anything that answers need is missing. */
export const ready = openCall
  .route({ method: "GET", path: "/ready", tags: ["Product"], summary: "Ready to answer people" })
  .output(
    z.object({
      status: z.literal("ready"),
      version: z.string(),
      rules: z.string().describe("Edition of the rules in use"),
    }),
  )
  .errors(declareErrors("NOT_READY"));

/** HEAD-07: what the footer and the sign-in dialog say. */
export const status = openCall
  .route({ method: "GET", path: "/status", tags: ["Product"], summary: "Data and engine in use" })
  .output(ProductStatus);

/** What the law asks a site to say of itself. */
export const legal = openCall
  .route({
    method: "GET",
    path: "/legal",
    tags: ["Product"],
    summary: "Who runs this server, who is sent what, and how long it is kept",
  })
  .output(LegalFacts);
