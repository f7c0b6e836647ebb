import type { Language } from "@spellwright/contract";
import { PAGES } from "@spellwright/locales";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RouteEnvironment } from "../../http/index.ts";
import { createAppIcons } from "./app-icons.ts";
import { appManifest } from "./app-manifest.ts";
import { addAppRoutes } from "./app-routes.ts";

const WEB = new URL("../../../test/web", import.meta.url).pathname;
const app = new Hono<RouteEnvironment>();
addAppRoutes(app, {
  webFolder: WEB,
  publicUrl: "https://spellwright.test",
  production: true,
});

const LANGUAGES: readonly Language[] = ["fr", "en"];
const sizeOf = (png: ArrayBuffer) => {
  const bytes = new DataView(png);
  return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
};

test.each(LANGUAGES)(
  "[PWA-01] the manifest of %s is one app, in that language",
  async (language) => {
    const answer = await app.request(`/${language}/manifest.webmanifest`);
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    const manifest = (await answer.json()) as ReturnType<typeof appManifest>;
    expect(manifest).toMatchObject({
      id: "/",
      lang: language,
      start_url: `/${language}${PAGES.oracle.path}`,
      scope: "/",
      display: "standalone",
      share_target: { action: `/${language}/share`, method: "POST" },
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      `/${language}/oracle`,
      `/${language}/forge?import=list`,
      `/${language}/rules`,
    ]);
  },
);

test("[PWA-01] the manifests differ in what is read, and in nothing that makes them two apps", () => {
  const [french, english] = LANGUAGES.map(appManifest);
  expect(french?.description).not.toBe(english?.description);
  expect(french?.id).toBe(english?.id);
});

test("[PWA-01] every icon that a manifest names is a picture of its size", async () => {
  const icons = appManifest("fr").icons;
  expect(icons.filter(({ purpose }) => purpose === "maskable").length).toBeGreaterThan(0);
  for (const { src, sizes, type } of [
    ...icons,
    { src: "/icons/touch-180.png", sizes: "180x180", type: "image/png" },
  ]) {
    const answer = await app.request(src);
    expect(answer.headers.get("content-type"), src).toBe(type);
    expect(sizeOf(await answer.arrayBuffer()), src).toBe(sizes);
  }
  for (const name of ["app-99999.png", "constructor", "../secret"])
    expect(createAppIcons()(name)).toBeUndefined();
});

test("[PWA-01] the page that a device keeps is nobody’s, in its language, and allows only what it has", async () => {
  const answer = await app.request("/en/shell.html");
  const html = await answer.text();
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain('href="/en/manifest.webmanifest"');
  expect(html).toContain("/assets/en.js");
  expect(html).not.toContain("/assets/fr.js");
  expect(answer.headers.get("content-security-policy")).not.toContain("unsafe");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

test("[PWA-01] without a worker, what is shared opens the Oracle and is not read", async () => {
  const body = new FormData();
  body.set("text", "a secret");
  const answer = await app.request("/fr/share", { method: "POST", body });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/fr/oracle"]);
});
