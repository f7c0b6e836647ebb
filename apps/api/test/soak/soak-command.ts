// `npm run soak:processes -- --minutes 20`: two processes on one PostgreSQL, one killed every 30 seconds.
import process from "node:process";
import { parseArgs } from "node:util";
import { runCommand } from "@spellwright/commands";
import { startPostgres } from "../postgres-server.ts";
import { BUILT } from "../processes/api-process.ts";
import { startPair } from "../processes/pair.ts";
import { positive } from "./positive.ts";
import { restartInTurn, soak } from "./soak.ts";

const KILL_EVERY_SECONDS = 30;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "20" },
      visitors: { type: "string", default: "4" },
    },
  });
  const seconds = positive("minutes", values.minutes) * 60;
  const visitors = Math.ceil(positive("visitors", values.visitors));
  const postgres = await startPostgres();
  const databaseUrl = postgres.url("postgres");
  const pair = await startPair({ databaseUrl, program: BUILT });
  try {
    const { rows, figures, faults } = await soak({
      pair,
      databaseUrl,
      seconds,
      visitors,
      disturb: restartInTurn(pair, KILL_EVERY_SECONDS, "SIGKILL"),
    });
    for (const row of rows) console.log(JSON.stringify(row));
    for (const line of faults) console.error(line);
    console.log(JSON.stringify({ seconds, visitors, ...figures, faults: faults.length }));
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await pair.close();
    await postgres.stop();
  }
});
