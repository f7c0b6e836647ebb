import { serve } from "@hono/node-server";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { implement } from "@orpc/server";
import { contract } from "@spellwright/contract";
import { Hono } from "hono";
import { openDatabase, SERVING_LIMITS } from "../apps/api/src/database/index.ts";
import { createListDiscussions } from "../apps/api/src/features/discussions/list-queries.ts";
import { presentDiscussion } from "../apps/api/src/features/discussions/present.ts";

/**
 * The API layer alone, which a signed-in read is compared with: one validated call without session, limits or
 * database, and one that makes the query of a list of discussions, of the account `USER_ID`, and nothing else.
 */
const { DATABASE_URL: url = "", USER_ID: userId = "" } = process.env;
const opened = await openDatabase({ url }, SERVING_LIMITS);
const list = createListDiscussions(opened.db);
const api = implement({ health: contract.health, discussions: contract.discussions.list });
const handler = new OpenAPIHandler({
  health: api.health.handler(() => ({ status: "ok" as const, version: "bare" })),
  discussions: api.discussions.handler(async ({ input }) => {
    const { type, deck_id: deckId, without_deck: withoutDeck, search, sort, limit } = input;
    const filter = { type, deckId, withoutDeck, search, isPublic: input.is_public };
    const rows = await list(userId, filter, { sort, position: null, limit });
    return { items: rows.map((row) => presentDiscussion(row, userId)), next_cursor: null };
  }),
});
const app = new Hono();
app.use("/api/*", async (c, next) => {
  const { matched, response } = await handler.handle(c.req.raw, { prefix: "/api", context: {} });
  if (matched) return c.newResponse(response.body, response);
  await next();
});
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  console.log(`bare ready at http://127.0.0.1:${port}`),
);
process.on("SIGTERM", () => server.close(() => opened.close()));
