import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Pages whose tables name the test that makes a fault happen or tries an attack. */
const PAGES = ["docs/reliability.md", "docs/security.md"];

test.each(PAGES)("[S1] %s names files that there are, and a test in every row", (page) => {
  const files = sourceFiles(/\.tsx?$/);
  const text = readFileSync(page, "utf8");
  const named = [...text.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, name = ""]) => name);
  const missing = named.filter(
    (name) => !files.some((file) => file === name || file.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  const bare = rows.filter(
    (row) =>
      !/^\| (?:Fault|Attack|Stolen) \|/.test(row) &&
      !/`[^`]*\.test\.tsx?`|the tests there/.test(row),
  );
  // The table of stolen things is one test, named above it.
  const stolen = text.indexOf("## Stolen things");
  expect(bare.filter((row) => stolen < 0 || text.indexOf(row) < stolen)).toEqual([]);
});
