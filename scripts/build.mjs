// Bundles the API and the bot for Node (npm packages stay outside) and builds the pages.
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { build as buildPages } from "vite";
import { compressFolder } from "./compress.mjs";
import { apiEntryPoints, botEntryPoints } from "./entry-points.mjs";
import { readOptions, root } from "./prepare.mjs";

readOptions();

/** A program of ours for Node: our packages in it, npm packages outside. */
const bundle = async (entryPoints, outdir) => {
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
};

const outdir = path.join(root, "apps/api/dist");
await bundle(apiEntryPoints, outdir);
await bundle(botEntryPoints, path.join(root, "apps/bot/dist"));
// The database reads its migrations beside the program, in the bundle as in the sources.
await cp(path.join(root, "apps/api/src/database/migrations"), path.join(outdir, "migrations"), {
  recursive: true,
});
const pages = { root: path.join(root, "apps/web"), logLevel: "warn" };
await buildPages(pages);
// What draws their first screens on the server: whole, so that it is as fast as the pages' own build.
await buildPages({
  ...pages,
  build: {
    ssr: "src/server/entry.tsx",
    outDir: path.join(outdir, "pages"),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: "entry.mjs", chunkFileNames: "[name].mjs" } },
  },
  ssr: { noExternal: true },
});
await compressFolder(path.join(root, "apps/web/dist"));
