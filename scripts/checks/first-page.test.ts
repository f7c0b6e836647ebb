import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** What one reads in five minutes. */
const MOST_WORDS = 1_000;
const text = readFileSync("docs/architecture.md", "utf8");

test("[S1] the first page of the architecture is read in five minutes", () => {
  const [page = ""] = text.split("\n## Where do I find");
  expect(page).toContain("## How the judge decides");
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
});

test("[S1] its table of places names files, folders and headings that there are", () => {
  const [, rest = ""] = text.split("\n## Where do I find");
  const [table = ""] = rest.split("\n## ");
  const files = sourceFiles(/./);
  const named = [...table.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.filter((name) => !files.some((file) => file === name || file.startsWith(`${name}/`))),
  ).toEqual([]);
  const headings = [...table.matchAll(/`((?:docs\/)?[\w-]+\.md)`, “([^”]+)”/g)];
  expect(headings.length).toBeGreaterThan(10);
  expect(
    headings.filter(([, page = "", heading = ""]) => {
      const there = readFileSync(page, "utf8");
      return !there.includes(`## ${heading}\n`) && !there.includes(`**${heading}.`);
    }),
  ).toEqual([]);
});
