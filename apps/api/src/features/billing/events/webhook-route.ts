import { PayPalError } from "@spellwright/services";
import type { Hono } from "hono";
import { AppError, type RouteEnvironment } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { storeEvent } from "./event-queries.ts";

/**
 * `POST /api/billing/webhook`: what the provider tells. It is verified, stored, answered, and worked off
 * afterwards. An event that is known already changes nothing.
 *
 * @param onStored is told that there is something to do
 */
export const webhookRoute =
  (parts: BillingParts, onStored: () => void) =>
  (app: Hono<RouteEnvironment>): void => {
    app.post("/api/billing/webhook", async (c) => {
      const paypal = await parts.provider.open();
      const body = await c.req.raw.text();
      const event = await paypal.webhooks.verify(c.req.raw.headers, body).catch((error) => {
        if (!(error instanceof PayPalError)) throw error;
        // The provider sends it again.
        throw new AppError("PAYMENT_UNAVAILABLE", {}, { cause: error });
      });
      if (event === null) throw new AppError("FORBIDDEN");
      if (await storeEvent(parts.database, event)) onStored();
      return c.json({ received: true });
    });
  };
