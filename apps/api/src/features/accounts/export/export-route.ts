import { oc } from "@orpc/contract";
import { declareErrors } from "@spellwright/contract";
import type { Hono } from "hono";
import * as z from "zod";
import type { Database } from "../../../database/index.ts";
import { type RateLimits, type RouteEnvironment, streamText } from "../../../http/index.ts";
import { listSessions, readOwnAccount } from "../../auth/index.ts";
import { requireAccount } from "../policy.ts";
import { exportAccount } from "./export-account.ts";

/** The call behind the route, for the document of the API. */
export const exportCalls = {
  exportAccount: oc
    .$meta({ needsSession: true })
    .route({
      method: "GET",
      path: "/account/export",
      tags: ["Accounts"],
      summary: "Everything the product holds of the caller, as one JSON file",
    })
    .errors(declareErrors("UNAUTHENTICATED", "SESSION_EXPIRED", "ACCOUNT_BANNED", "RATE_LIMITED"))
    .output(z.record(z.string(), z.unknown())),
};

/** `GET /api/account/export`: a download, streamed. */
export const exportRoute =
  (parts: { readonly database: Database; readonly limits: RateLimits }) =>
  (app: Hono<RouteEnvironment>): void => {
    app.get("/api/account/export", async (c) => {
      const user = await requireAccount(c.get("context"));
      await parts.limits.use("export", user.id);
      const exported_at = new Date().toISOString();
      const account = await readOwnAccount(parts.database, user);
      const sessions = await listSessions(parts.database, user);
      const text = exportAccount(parts.database, user.id, { exported_at, account, sessions });
      return new Response(streamText(text), {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": `attachment; filename="spellwright-${exported_at.slice(0, 10)}.json"`,
        },
      });
    });
  };
