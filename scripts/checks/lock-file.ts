// The lock file names every package, and no address to load them from: that is the installer's own setting.
import { readFileSync } from "node:fs";
import process from "node:process";
import { type LockedPackages, missingPackages } from "./missing-packages.ts";

const { packages }: { packages: LockedPackages } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const addresses = Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ""));
const problems = [
  ...missingPackages(packages),
  ...(addresses.length > 0 ? [`${addresses.length} entries name a download address`] : []),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
