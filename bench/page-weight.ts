import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { projectRoot } from "../apps/api/src/config/root.ts";
import type { Measure } from "./measure.ts";

const dist = path.join(projectRoot, "apps/web/dist");
const SCRIPT = /<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"[^>]*>/g;
const PAGES = ["oracle", "rules", "rule", "forge", "cards", "bracket"] as const;

/** Script that a page’s file names, compressed: what it loads before it runs, in French. */
const scriptOf = async (page: string): Promise<number> => {
  const html = await readFile(path.join(dist, "pages", `${page}.html`), "utf8");
  // The server leaves the texts of the page's language.
  const tags = [...html.matchAll(SCRIPT)].filter(([tag]) => !tag.includes('data-language="en"'));
  if (tags.length < 3) throw new Error(`the built page was not found: ${page}`);
  let bytes = 0;
  for (const [, name = ""] of tags)
    bytes += gzipSync(await readFile(path.join(dist, name)), { level: 9 }).length;
  return bytes / 1000;
};

/** What the first pages load before they run. */
export const measurePageWeight = (): Promise<Measure[]> =>
  Promise.all(
    PAGES.map(
      async (page): Promise<Measure> => ({
        name: `page.${page}.js-gzip`,
        value: await scriptOf(page),
        unit: "kB",
        aim: 150,
        better: "lower",
      }),
    ),
  );
