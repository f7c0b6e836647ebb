import type { Hono } from "hono";
import type { Database } from "../../database/index.ts";
import type { RouteEnvironment } from "../../http/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { findSubject } from "./find-subject.ts";
import { addCrawlerRoutes } from "./routes.ts";
import { servePage } from "./serve-page.ts";

/** The pages as crawlers and first visits get them: head, redirects, sitemaps, link previews (ROUTE-10). */
export const createPages = (parts: {
  readonly database: Database;
  readonly knowledge: Knowledge;
  readonly publicUrl: string;
  readonly webFolder: string;
}) => ({
  handlers: {},
  routes: (app: Hono<RouteEnvironment>) => addCrawlerRoutes(app, parts),
  servePage: (request: Request) =>
    servePage(
      {
        ...parts,
        findSubject: (address, language) => findSubject(parts, address, language),
      },
      request,
    ),
});
