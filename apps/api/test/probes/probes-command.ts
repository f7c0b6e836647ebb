// `npm run probes -- --count 3000 --seed N`: requests that must not give what they should not, a finding a line.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { runCommand } from "@spellwright/commands";
import { openDatabase } from "../../src/database/index.ts";
import { startPostgres } from "../postgres-server.ts";
import { positive } from "../soak/positive.ts";
import { runProbes } from "./run-probes.ts";

await runCommand(async () => {
  const { values } = parseArgs({
    options: { count: { type: "string", default: "3000" }, seed: { type: "string" } },
  });
  const count = positive("count", values.count);
  const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : positive("seed", values.seed);
  console.log(JSON.stringify({ seed, count }));
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "spellwright-probes-"));
  const database = await openDatabase({ url: postgres.url("postgres") });
  try {
    const findings = await runProbes(database, dataDir, { seed, count });
    for (const finding of findings) console.log(JSON.stringify(finding));
    console.log(JSON.stringify({ seed, count, findings: findings.length }));
    process.exitCode = findings.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
