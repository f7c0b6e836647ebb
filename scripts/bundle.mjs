import { execFile } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { build } from "esbuild";
import { apiEntryPoints } from "./entry-points.mjs";
import { root } from "./prepare.mjs";

/**
 * Programs of ours for Node: our packages in them, npm packages outside.
 *
 * @param entryPoints files by the names of their programs
 * @param outdir below the project's folder, where the npm packages are found; it is made anew
 */
export const bundle = async (entryPoints, outdir) => {
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

/** The server and what it starts; the database reads its migrations beside the program, as in the sources. */
export const bundleApi = async (outdir, further = {}) => {
  await bundle({ ...apiEntryPoints, ...further }, outdir);
  await cp(path.join(root, "apps/api/src/database/migrations"), path.join(outdir, "migrations"), {
    recursive: true,
  });
};

/** Makes, beside the bundled server, the database that a new data folder begins as. */
export const makeNewDatabase = (outdir) =>
  promisify(execFile)(process.execPath, [
    path.join(outdir, "make-new-database.mjs"),
    path.join(outdir, "new-database"),
  ]);
