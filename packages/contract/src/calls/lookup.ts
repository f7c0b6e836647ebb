import * as z from "zod";
import { ProductStatus } from "../entities/product-status.ts";
import { openCall } from "./base.ts";

/** For load balancers and start scripts: 503 when the database does not answer. */
export const health = openCall
  .route({ method: "GET", path: "/health", tags: ["Product"], summary: "Ready and able to store" })
  .output(z.object({ status: z.literal("ok"), version: z.string() }));

/** HEAD-07: what the footer and the sign-in dialog say. */
export const status = openCall
  .route({ method: "GET", path: "/status", tags: ["Product"], summary: "Data and engine in use" })
  .output(ProductStatus);
