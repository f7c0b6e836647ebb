// `npm run soak:memory -- --minutes 30`: what two processes hold in memory under mixed load, a line a minute.
import process from "node:process";
import { parseArgs } from "node:util";
import { runCommand } from "@spellwright/commands";
import { startPostgres } from "../postgres-server.ts";
import { BUILT } from "../processes/api-process.ts";
import { startPair } from "../processes/pair.ts";
import { growthInAnHour, METRICS_ENVIRONMENT, type MemoryOfMinute, watchMemory } from "./memory.ts";
import { positive } from "./positive.ts";
import { soak } from "./soak.ts";

const rounded = (value: number): number => Math.round(value * 10) / 10;

const growthOf = (lines: readonly MemoryOfMinute[], of: "rssMb" | "heapMb" | "externalMb") =>
  rounded(growthInAnHour(lines.map((line) => line[of])));

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "30" },
      visitors: { type: "string", default: "2" },
    },
  });
  const seconds = positive("minutes", values.minutes) * 60;
  const visitors = Math.ceil(positive("visitors", values.visitors));
  const postgres = await startPostgres();
  const databaseUrl = postgres.url("postgres");
  const pair = await startPair({ databaseUrl, program: BUILT, env: METRICS_ENVIRONMENT });
  const lines: MemoryOfMinute[] = [];
  const tell = (line: MemoryOfMinute): void => {
    lines.push(line);
    const { rssMb, heapMb, externalMb, ...rest } = line;
    const memory = { rssMb, heapMb, externalMb };
    const told = Object.entries(memory).map(([name, value]) => [name, rounded(value)] as const);
    console.log(JSON.stringify({ ...rest, ...Object.fromEntries(told) }));
  };
  try {
    const disturb = watchMemory(pair, tell);
    const { figures, faults } = await soak({ pair, databaseUrl, seconds, visitors, disturb });
    for (const line of faults) console.error(line);
    for (const number of pair.processes().keys()) {
      const own = lines.filter((line) => line.process === number);
      // The first half fills what a process keeps: the judge, names, compiled code.
      const settled = own.slice(Math.ceil(own.length / 2));
      const growth = {
        rssMb: growthOf(settled, "rssMb"),
        heapMb: growthOf(settled, "heapMb"),
        externalMb: growthOf(settled, "externalMb"),
      };
      console.log(JSON.stringify({ process: number, growthInAnHour: growth }));
    }
    console.log(JSON.stringify({ seconds, visitors, ...figures, faults: faults.length }));
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await pair.close();
    await postgres.stop();
  }
});
