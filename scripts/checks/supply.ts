// `npm run audit`: known holes of what runs in production, and images that are named by a tag alone.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { imagesWithoutDigest, readAudit } from "./supply-problems.ts";

for (const file of ["Dockerfile", "compose.yaml"])
  for (const warning of imagesWithoutDigest(file, readFileSync(file, "utf8")))
    console.warn(`warning: ${warning}`);

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const { skipped, problems } = readAudit(stdout);
if (skipped !== undefined) console.warn(`audit skipped: ${skipped.split("\n")[0]}`);
for (const problem of problems) console.error(problem);
if (skipped === undefined && problems.length === 0) console.log("audit: no high or critical hole");
process.exitCode = problems.length > 0 ? 1 : 0;
