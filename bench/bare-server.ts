import { serve } from "@hono/node-server";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { implement } from "@orpc/server";
import { contract } from "@spellwright/contract";
import { Hono } from "hono";

/** The API layer alone: one validated call, no session, no database. What a signed-in read is compared with. */
const api = implement({ health: contract.health });
const handler = new OpenAPIHandler({
  health: api.health.handler(() => ({ status: "ok" as const, version: "bare" })),
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
process.on("SIGTERM", () => server.close());
