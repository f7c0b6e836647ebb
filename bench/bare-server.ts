import { serve } from "@hono/node-server";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { implement } from "@orpc/server";
import { contract } from "@spellwright/contract";
import { Hono } from "hono";
import { openDatabase, SERVING_LIMITS } from "../apps/api/src/database/index.ts";
import { createDiscussions } from "../apps/api/src/features/discussions/index.ts";
import type { RequestContext } from "../apps/api/src/http/index.ts";

/**
 * The API layer alone, which signed-in reads are compared with: one validated call without a database, and the
 * list of discussions of the account `USER_ID` with its one query. Neither looks for a session, counts, logs or
 * protects anything.
 */
const { DATABASE_URL: url = "", USER_ID: id = "" } = process.env;
const opened = await openDatabase({ url }, SERVING_LIMITS);
const reportsNoRules = (): never => {
  throw new Error("a list of discussions tells of no rules");
};
const { handlers } = createDiscussions({
  database: opened.db,
  now: () => new Date(),
  knowledge: {
    editions: reportsNoRules,
    rulebook: reportsNoRules,
    rulesBrowser: reportsNoRules,
  },
  publicUrl: "",
});
const user = { id, email: "", role: null, secondFactorMissing: false, sessionId: "" };
const find = async () => user;
const context: RequestContext = {
  session: find,
  sessionNow: find,
  language: "en",
  traceId: "",
  headers: new Headers(),
  answerHeaders: new Headers(),
  ip: "",
};
const api = implement(contract).$context<RequestContext>();
const handler = new OpenAPIHandler({
  health: api.health.handler(() => ({ status: "ok" as const, version: "bare" })),
  list: handlers.discussions.list,
});
const app = new Hono();
app.use("/api/*", async (c, next) => {
  const { matched, response } = await handler.handle(c.req.raw, { prefix: "/api", context });
  if (matched) return c.newResponse(response.body, response);
  await next();
});
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  console.log(`bare ready at http://127.0.0.1:${port}`),
);
process.on("SIGTERM", () => server.close(() => opened.close()));
