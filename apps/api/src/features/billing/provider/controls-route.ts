import type { Hono } from "hono";
import { AppError, type RouteEnvironment } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";

/** `GET /api/billing/sandbox`: to the page that makes the sandbox's time pass; missing elsewhere. */
export const controlsRoute =
  ({ provider }: BillingParts) =>
  (app: Hono<RouteEnvironment>): void => {
    app.get("/api/billing/sandbox", async (c) => {
      if (provider.openControls === undefined) throw new AppError("NOT_FOUND");
      return c.redirect(await provider.openControls());
    });
  };
