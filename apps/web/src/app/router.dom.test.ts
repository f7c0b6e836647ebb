import { PAGES, pagePath } from "@spellwright/locales";
import { createMemoryHistory } from "@spellwright/router";
import { expect, it } from "vitest";
import { createServerRouter } from "./router.ts";
import { ROUTES } from "./routes.ts";

const names = Object.keys(PAGES) as (keyof typeof PAGES)[];

it.each(names)("[ROUTE-01] the code of the page %s can be loaded", async (name) => {
  await expect(ROUTES[name].page.prepare()).resolves.toBeUndefined();
});

it("[ROUTE-01] an old address leads to the one of its page", async () => {
  const router = createServerRouter(createMemoryHistory("/fr/rules/702.19B?q=x"));
  await router.load();
  expect(router.shown().location).toMatchObject({
    pathname: pagePath("fr", "rule", "702.19b"),
    search: "?q=x",
  });
  expect(router.shown().failure).toBeUndefined();
});
