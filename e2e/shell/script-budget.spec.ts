import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "../support/story.ts";

/** What a public page loads as script before it runs, compressed, in bytes. */
const SCRIPT_BUDGET = 150_000;
/** Files of code that a page asks for before it runs. The deck's asks for most. */
const MOST_FILES = 22;
const PAGES = new URL("../../apps/web/dist/pages/", import.meta.url);

test("[ROUTE-10] no public page loads more script than the budget", async ({ request }) => {
  for (const page of ["oracle", "rules", "rules/702.19b", "forge", "cards", "bracket"]) {
    const html = await (await request.get(`/fr/${page}`)).text();
    const files = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    expect(files.length).toBeGreaterThan(2);
    let bytes = 0;
    for (const [, path = ""] of files)
      bytes += gzipSync(await (await request.get(path)).body(), { level: 9 }).length;
    expect(bytes, page).toBeLessThan(SCRIPT_BUDGET);
  }
});

test("[ROUTE-10] no page asks for its code in many small files", () => {
  const pages = readdirSync(PAGES).filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const html = readFileSync(new URL(page, PAGES), "utf8");
    const code = [...html.matchAll(/<link data-code="[^>]+>/g)]
      // The server leaves the texts of the page's language.
      .filter(([link]) => !link.includes('data-language="en"'));
    expect(code.length, page).toBeGreaterThan(2);
    expect(code.length, page).toBeLessThanOrEqual(MOST_FILES);
  }
});
