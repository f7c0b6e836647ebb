// Writes the service worker of the built pages: its code, and the list of the files that it keeps.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { root } from "./prepare.mjs";

const ENTRY = /data-code="entry" crossorigin href="([^"]+)"/;

/** @param folder of the built pages */
export const bundleWorker = async (folder) => {
  const names = await readdir(path.join(folder, "assets"));
  const files = names
    .filter((name) => /\.(?:js|css|woff2|json)$/.test(name))
    .map((name) => `/assets/${name}`)
    .sort();
  const shell = await readFile(path.join(folder, "pages/notFound.html"), "utf8");
  const [, entry] = ENTRY.exec(shell) ?? [];
  if (entry === undefined) throw new Error("the pages name no entry");
  const version = createHash("sha256")
    .update(shell)
    .update(files.join())
    .digest("base64url")
    .slice(0, 12);
  await build({
    absWorkingDir: root,
    entryPoints: ["apps/web/worker/main.ts"],
    outfile: path.join(folder, "sw.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { __BUILD__: JSON.stringify({ version, entry, files }) },
    logLevel: "warning",
  });
};
