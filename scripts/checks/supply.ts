// `npm run audit`: known holes of what runs in production.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { readAudit } from "./supply-problems.ts";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const { skipped, problems } = readAudit(stdout);
if (skipped !== undefined) console.warn(`audit skipped: ${skipped.split("\n")[0]}`);
for (const problem of problems) console.error(problem);
if (skipped === undefined && problems.length === 0) console.log("audit: no high or critical hole");
process.exitCode = problems.length > 0 ? 1 : 0;
