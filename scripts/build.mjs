// Bundles the API for Node (npm packages stay outside) and builds the pages.
import { rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { build as buildPages } from "vite";
import { compressFolder } from "./compress.mjs";
import { entryPoints } from "./entry-points.mjs";
import { root } from "./prepare.mjs";

const outdir = path.join(root, "apps/api/dist");
await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints,
  outdir,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  plugins: [
    {
      name: "npm packages stay outside",
      setup: (esbuild) =>
        esbuild.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
          name.startsWith("@spellwright/") || path.isAbsolute(name) ? null : { external: true },
        ),
    },
  ],
  logLevel: "warning",
});
await buildPages({ root: path.join(root, "apps/web"), logLevel: "warn" });
await compressFolder(path.join(root, "apps/web/dist"));
