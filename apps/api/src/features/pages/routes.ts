import type { Hono } from "hono";
import { AppError, type RouteEnvironment } from "../../http/index.ts";
import { listSitemaps, readSitemap, type SitemapParts } from "./list-sitemaps.ts";
import { findPublicTitle } from "./queries.ts";
import { createSocialImages } from "./social-images.ts";
import { writeSecurityText } from "./write-security-text.ts";

const HOUR = "public, max-age=3600";
const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": HOUR };
const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": HOUR };

/** What programs ask for besides pages: robots.txt, security.txt, sitemaps, pictures of link previews. */
export const addCrawlerRoutes = (
  app: Hono<RouteEnvironment>,
  parts: SitemapParts & { readonly supportEmail: string | null; readonly now: () => Date },
): void => {
  const socialImage = createSocialImages();

  app.get("/robots.txt", (c) =>
    c.body(
      `User-agent: *\nDisallow: /api/\nAllow: /api/social-images/\n\nSitemap: ${parts.publicUrl}/sitemap.xml\n`,
      200,
      PLAIN,
    ),
  );
  app.get("/.well-known/security.txt", (c) => {
    const { supportEmail, publicUrl, now } = parts;
    if (supportEmail === null) throw new AppError("NOT_FOUND");
    return c.body(writeSecurityText(supportEmail, publicUrl, now()), 200, PLAIN);
  });
  app.get("/sitemap.xml", async (c) => c.body(await listSitemaps(parts), 200, XML));
  app.get("/sitemaps/:file{[a-z0-9-]+\\.xml}", async (c) => {
    const sitemap = await readSitemap(parts, c.req.param("file").replace(".xml", ""));
    if (sitemap === undefined) throw new AppError("NOT_FOUND");
    return c.body(sitemap, 200, XML);
  });
  app.get("/api/social-images/:file{[A-Za-z0-9-]+\\.png}", async (c) => {
    const id = c.req.param("file").replace(".png", "");
    const { language } = c.get("context");
    const title =
      id === "spellwright"
        ? null
        : ((await findPublicTitle(parts.database, "oracle", id)) ??
          (await findPublicTitle(parts.database, "forge", id)));
    if (title === undefined) throw new AppError("PGRST116");
    const image = await socialImage(title, language);
    return c.body(new Uint8Array(image), 200, {
      "content-type": "image/png",
      "cache-control": HOUR,
      // Other sites show it in their previews.
      "cross-origin-resource-policy": "cross-origin",
    });
  });
};
