import { execFile } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { build } from "esbuild";
import { apiEntryPoints } from "./entry-points.mjs";
import { root } from "./prepare.mjs";

/**
 * Libraries that a start needs and that are many small files, of which we use some: in our programs they are
 * one file, without what nobody calls. Found one by one, their thousand files took half of a start.
 */
const WITHIN = [
  "@ai-sdk/",
  "@better-auth/",
  "@hono/",
  "@noble/",
  "@opentelemetry/semantic-conventions",
  "@orpc/",
  "@spellwright/",
  "ai",
  "better-auth",
  "better-call",
  "drizzle-orm",
  "hono",
  "jose",
  "kysely",
  "radash",
  "rou3",
  "zod",
];

const isWithin = (name) =>
  path.isAbsolute(name) ||
  WITHIN.some((each) => name.startsWith(each.endsWith("/") ? each : `${each}/`) || name === each);

/**
 * Programs of ours for Node: our packages in them, npm packages outside, but for those that are quicker within.
 *
 * @param entryPoints files by the names of their programs
 * @param outdir below the project's folder, where the npm packages are found. It is made anew
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
    sourcesContent: false,
    splitting: true,
    // The text of a program stays in memory: comments are a third of it, and one sign beyond Latin doubles all.
    minifyWhitespace: true,
    plugins: [
      {
        name: "npm packages stay outside",
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
            isWithin(name) ? null : { external: true },
          ),
      },
    ],
    logLevel: "warning",
  });
};

/** The server and what it starts. The database reads its migrations beside the program, as in the sources. */
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
