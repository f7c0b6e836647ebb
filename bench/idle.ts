import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { importFullData } from "./full-data.ts";
import { askAll, signIn } from "./http.ts";
import { type Measure, quantile } from "./measure.ts";
import { memoryOf, processorOf } from "./process-usage.ts";
import { withProduction } from "./production.ts";
import { SERVER, startProgram } from "./server.ts";

/** `npm start` without npm. */
const START = ["scripts/start.mjs"];
const STARTS = 5;
const OFFLINE = { PORT: "0", CARD_SERVICE_URL: "off", CARD_IMAGES_URL: "off" };

const megabytes = (name: string, value: number, aim: number): Measure => ({
  ...{ name, value, aim },
  ...{ unit: "MB", better: "lower" },
});
const seconds = (name: string, values: readonly number[], aim: number): Measure => ({
  ...{ name, value: quantile(values, 0.5), aim },
  ...{ unit: "s", better: "lower" },
});

const measureStarts = async (env: Readonly<Record<string, string>>): Promise<Measure[]> => {
  const times: number[] = [];
  const processor: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const program = await startProgram(START, env);
    times.push(program.startMs / 1000);
    processor.push(processorOf(program.child));
    await program.stop();
  }
  return [seconds("start.second", times, 2), seconds("start.second.processor", processor, 2)];
};

/** Of one process on the embedded database: at rest, and once the judge and all names were asked. */
const measureEmbedded = async (env: Readonly<Record<string, string>>): Promise<Measure[]> => {
  const server = await startProgram(SERVER, env);
  try {
    const rest = memoryOf(server.child);
    await askAll(server.url, await signIn(server.url));
    return [
      megabytes("memory.at-rest", rest, 300),
      megabytes("memory.after-questions", memoryOf(server.child), 300),
    ];
  } finally {
    await server.stop();
  }
};

/** Of one process of production on PostgreSQL, which has built its judge before it serves. */
const measureProduction = (folder: string): Promise<Measure[]> =>
  withProduction(folder, async ({ server }) => [
    megabytes("memory.at-rest.production", memoryOf(server.child), 300),
  ]);

/** How soon the second start of a folder with the full data is ready, and what memory a process holds. */
export const measureIdle = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "spellwright-rest-"));
  const env = { ...OFFLINE, DATA_DIR: path.join(folder, "embedded") };
  try {
    importFullData(env);
    await (await startProgram(START, env)).stop();
    const starts = await measureStarts(env);
    const embedded = await measureEmbedded(env);
    return [...starts, ...embedded, ...(await measureProduction(path.join(folder, "pictures")))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
