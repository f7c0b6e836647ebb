import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { projectRoot } from "../apps/api/src/root.ts";
import type { Measure } from "./measure.ts";

const dist = path.join(projectRoot, "apps/web/dist");
/** Static imports of a built module; dynamic ones (`import("…")`) load later. */
const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;
const ENTRY =
  /<script[^>]+src="\/([^"]+\.js)"|<link[^>]+rel="modulepreload"[^>]+href="\/([^"]+\.js)"/g;

/** Every module that a set of modules pulls in without being asked. */
const closure = async (names: readonly string[]): Promise<Set<string>> => {
  const found = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const text = await readFile(path.join(dist, name), "utf8");
    for (const match of text.matchAll(STATIC_IMPORT))
      if (match[1] !== undefined) queue.push(path.posix.join(path.posix.dirname(name), match[1]));
  }
  return found;
};

/** JavaScript that `/fr/oracle` loads first, compressed: the entry, and the Oracle page it asks for. */
export const measurePageWeight = async (): Promise<Measure[]> => {
  // The server leaves the texts of the page's language.
  const html = (await readFile(path.join(dist, "index.html"), "utf8")).replace(
    /<link[^>]+data-language="en"[^>]*>/,
    "",
  );
  const entries = [...html.matchAll(ENTRY)].flatMap((match) => match[1] ?? match[2] ?? []);
  const assets = await readdir(path.join(dist, "assets"));
  const page = assets
    .filter((name) => /^oracle.*\.js$/i.test(name))
    .map((name) => `assets/${name}`);
  if (entries.length === 0 || page.length === 0) throw new Error("the built page was not found");
  let bytes = 0;
  for (const name of await closure([...entries, ...page]))
    bytes += gzipSync(await readFile(path.join(dist, name)), { level: 9 }).length;
  return [
    { name: "page.oracle.js-gzip", value: bytes / 1000, unit: "kB", aim: 220, better: "lower" },
  ];
};
