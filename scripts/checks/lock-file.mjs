// Every optional native package that a library names is in the lock: `npm ci` refuses a lock without them elsewhere.
import { readFileSync } from "node:fs";
import process from "node:process";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

const isLocked = (owner, name) => {
  let folder = owner;
  for (;;) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === "") return false;
    const parent = folder.lastIndexOf("/node_modules/");
    folder = parent < 0 ? "" : folder.slice(0, parent);
  }
};

const missing = Object.entries(packages).flatMap(
  ([owner, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(owner, name))
      .map((name) => `${owner} ${version} lacks ${name}`),
);
const addresses = Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ""));
for (const line of missing) console.error(line);
if (addresses.length > 0) console.error(`${addresses.length} entries name a download address`);
process.exit(missing.length + addresses.length > 0 ? 1 : 0);
