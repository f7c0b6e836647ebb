// Bundles the API and the bot for Node (npm packages stay outside), makes the database that new data folders
// begin as, and builds the pages with their service worker.
import path from "node:path";
import { build as buildPages } from "vite";
import { bundle, bundleApi, makeNewDatabase } from "./bundle.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { compressFolder } from "./compress.mjs";
import { botEntryPoints } from "./entry-points.mjs";
import { readOptions, root } from "./prepare.mjs";

readOptions();

const apiFolder = path.join(root, "apps/api/dist");
await bundleApi(apiFolder);
const newDatabase = makeNewDatabase(apiFolder);
await bundle(botEntryPoints, path.join(root, "apps/bot/dist"));
const pages = { root: path.join(root, "apps/web"), logLevel: "warn" };
await buildPages(pages);
await bundleWorker(path.join(root, "apps/web/dist"));
// What draws their first screens on the server: whole, so that it is as fast as the pages' own build.
await buildPages({
  ...pages,
  build: {
    ssr: "src/server/entry.tsx",
    outDir: path.join(root, "apps/api/dist/pages"),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: "entry.mjs", chunkFileNames: "[name].mjs" } },
  },
  // React takes its development build where no variable says otherwise, and draws half as fast.
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
});
await compressFolder(path.join(root, "apps/web/dist"));
await newDatabase;
