import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../apps/api/test/postgres-server.ts";
import { startApi } from "../apps/api/test/processes/api-process.ts";
import { importArguments } from "./full-data.ts";
import { type Measure, milliseconds, quantile, rounded } from "./measure.ts";
import { SERVER } from "./server.ts";
import { watchHealth } from "./watch-health.ts";

/** A server in production. It sends no mail while it is measured. */
const PRODUCTION = {
  PUBLIC_URL: "https://spellwright.example.org",
  SECRET: "a secret of the bench, long enough for it",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "judge@example.org",
  TRUST_PROXY: "true",
  CARD_SERVICE_URL: "off",
  CARD_IMAGES_URL: "off",
};
/** What the machine itself makes of it is looked at for so long, in milliseconds. */
const IDLE_MS = 3_000;
/** What makes the server read the new data. */
const READERS = [
  "/api/cards/search?q=bolt",
  "/api/rules/search?q=trample",
  "/api/rules/702.2b",
  "/api/questions",
];

const importInto = async (databaseUrl: string): Promise<void> => {
  const child = spawn(process.execPath, importArguments(), {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("the full data was not imported");
};

/** p99 of `/api/health` of a server on PostgreSQL while another process imports the full data, and while both are read for the first time. */
export const measureImportHealth = async (): Promise<Measure[]> => {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url("postgres");
  const server = await startApi(SERVER, { ...PRODUCTION, DATABASE_URL: databaseUrl });
  const health = watchHealth(server.url);
  const nothing = async () => undefined;
  try {
    const idle = quantile(await health.during(nothing, () => pause(IDLE_MS)), 0.99);
    const importing = await health.during(nothing, () => importInto(databaseUrl));
    const reading = await health.during(nothing, () =>
      Promise.all(READERS.map(async (path) => (await fetch(server.url + path)).arrayBuffer())),
    );
    console.error(
      `bench: the longest look during the import took ${rounded(Math.max(...importing))} ms, of ${importing.length}`,
    );
    console.error(`bench: it took ${rounded(idle)} ms (p99) while nothing was imported`);
    return [
      milliseconds("health.p99.during-an-import", quantile(importing, 0.99), 50),
      milliseconds("health.p99.after-an-import", quantile(reading, 0.99), 50),
    ];
  } finally {
    health.stop();
    await server.end("SIGTERM");
    await postgres.stop();
  }
};
