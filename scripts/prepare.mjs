// No dependency may be imported here: node_modules can be absent.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

// Not `import.meta.dirname`: a Node that is too old must come as far as `requireNode`.
export const root = fileURLToPath(new URL("..", import.meta.url));
const installStamp = path.join(root, "node_modules", ".spellwright-install");
const buildStamp = path.join(root, "apps", "api", "dist", ".spellwright-build");
/** The last thing that a build writes, besides its stamp. */
const builtPage = path.join(root, "apps", "web", "dist", "index.html");
/** What the build reads. Tests do not change it. */
const sources = [
  "apps",
  "packages",
  "scripts/build.mjs",
  "scripts/bundle.mjs",
  "scripts/bundle-worker.mjs",
  "scripts/compress.mjs",
  "scripts/entry-points.mjs",
  "package-lock.json",
];
const ignored = new Set(["node_modules", "dist", "test"]);

/** Ends with one line when this Node is too old to run the product. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Spellwright needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
};

/**
 * The options that a script was given, by their names.
 *
 * @param options those that it has, as `parseArgs` takes them. Any other one ends it with one line
 */
export const readOptions = (options = {}) => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`Spellwright: ${error.message}`);
    process.exit(1);
  }
};

const run = (command, args) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
};

const sameStamp = (file, value) => existsSync(file) && readFileSync(file, "utf8") === value;

const addFiles = (hash, name) => {
  const file = path.join(root, name);
  if (statSync(file).isDirectory()) {
    for (const entry of readdirSync(file).sort())
      if (!ignored.has(entry)) addFiles(hash, `${name}/${entry}`);
  } else if (!/\.test\.tsx?$/.test(name)) {
    hash.update(`${name}\0`).update(readFileSync(file));
  }
};

/** Installs what the lock file names, unless the last install was of this very lock. */
export const install = () => {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (sameStamp(installStamp, lock)) return;
  console.log("Installing the libraries (first start only)…");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(installStamp, lock);
};

/** Builds server and pages, unless no source changed since the last build. */
export const build = () => {
  const hash = createHash("sha256");
  for (const source of sources) addFiles(hash, source);
  const digest = hash.digest("hex");
  if (sameStamp(buildStamp, digest) && existsSync(builtPage)) return;
  console.log("Building…");
  run(process.execPath, ["scripts/build.mjs"]);
  writeFileSync(buildStamp, digest);
};
