import type { PageVisit } from "@spellwright/contract";
import type { Hono } from "hono";
import type { Database } from "../../database/index.ts";
import type { Log, RouteEnvironment } from "../../http/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { PublicQuestions } from "../questions/index.ts";
import { addAppRoutes } from "./app-routes.ts";
import { findSubject } from "./find-subject.ts";
import { createFirstScreens } from "./first-screen.ts";
import { addCrawlerRoutes } from "./routes.ts";
import { servePage } from "./serve-page.ts";

/** The pages as crawlers and first visits get them: head, first screen, redirects, sitemaps, link previews (ROUTE-10). */
export const createPages = (parts: {
  readonly database: Database;
  readonly knowledge: Knowledge;
  readonly questions: PublicQuestions;
  readonly publicUrl: string;
  /** Where holes are told (`/.well-known/security.txt`); without one there is no such file. */
  readonly supportEmail: string | null;
  readonly now: () => Date;
  readonly production: boolean;
  readonly webFolder: string;
  /** Built code that draws first screens. Absent, pages are sent as they were built. */
  readonly drawingFolder?: string;
  readonly log: Log;
}) => {
  const drawFirstScreen = createFirstScreens(parts.drawingFolder, parts.log);
  return {
    handlers: {},
    routes: (app: Hono<RouteEnvironment>) => {
      addCrawlerRoutes(app, parts);
      addAppRoutes(app, parts);
    },
    servePage: (request: Request, send: PageVisit["send"]) =>
      servePage(
        {
          ...parts,
          drawFirstScreen,
          findSubject: (address, language) => findSubject(parts, address, language),
        },
        request,
        send,
      ),
  };
};
