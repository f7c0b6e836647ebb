import type { Language } from "@spellwright/contract";
import type { Hono } from "hono";
import { AppError, type RouteEnvironment } from "../../http/index.ts";
import { createAppIcons } from "./app-icons.ts";
import { appManifest } from "./app-manifest.ts";
import { serveKeptPage } from "./kept-page.ts";

const WEEK = "public, max-age=604800";
const LANGUAGE = ":language{fr|en}";

/** What a device asks for besides pages to install them: manifest, icons, the page that it keeps (PWA-01). */
export const addAppRoutes = (
  app: Hono<RouteEnvironment>,
  parts: Parameters<typeof serveKeptPage>[0],
): void => {
  const appIcon = createAppIcons();

  app.get(`/${LANGUAGE}/manifest.webmanifest`, (c) =>
    c.body(JSON.stringify(appManifest(c.req.param("language") as Language)), 200, {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "no-cache",
    }),
  );
  app.get("/icons/:file", async (c) => {
    const image = await appIcon(c.req.param("file"));
    if (image === undefined) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(image), 200, {
      "content-type": "image/png",
      "cache-control": WEEK,
    });
  });
  app.get(`/${LANGUAGE}/shell.html`, async (c) => {
    const page = await serveKeptPage(parts, c.req.param("language") as Language);
    if (page === undefined) throw new AppError("NOT_FOUND");
    return page;
  });
  // The worker answers it where there is one. Without, what was shared is not read: it may be private.
  app.post(`/${LANGUAGE}/share`, (c) => c.redirect(`/${c.req.param("language")}/oracle`, 303));
};
