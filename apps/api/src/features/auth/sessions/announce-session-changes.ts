import type { Hono } from "hono";
import type { Changes } from "../../../database/index.ts";
import type { RouteEnvironment } from "../../../http/index.ts";

/** Every call that ends a session, or changes who somebody is and what they may, is one of these. */
const CHANGING = ["/api/auth/*", "/api/account/*", "/api/admin/*"];
/** Where Discord sends people back to: a GET that links accounts. */
const CALLBACK = "/api/auth/callback/";

/**
 * Before such a call is answered, this process forgets what it remembers of accounts: what was ended is
 * ended for the next request. Other processes hear of it from the database.
 */
export const announceSessionChanges = (app: Hono<RouteEnvironment>, changes: Changes): void => {
  for (const path of CHANGING)
    app.use(path, async (c, next) => {
      await next();
      if (c.req.method !== "GET" || c.req.path.startsWith(CALLBACK))
        changes.tell({ about: "accounts" });
    });
};
