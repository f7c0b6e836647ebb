import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import process from "node:process";
import { startFakeLanguageModel } from "@spellwright/fakes";
import {
  DATA_DIRS,
  FAKE_MODEL_PORT,
  LOCAL_PORT,
  LOCAL_URL,
  MODEL_PORT,
  MODEL_URL,
} from "./addresses.ts";

const fake = await startFakeLanguageModel({ port: FAKE_MODEL_PORT, scenario: "good" });

const start = (dataDir: string, env: Readonly<Record<string, string>>): ChildProcess => {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  return spawn(process.execPath, ["--enable-source-maps", "apps/api/dist/main.mjs"], {
    stdio: "inherit",
    // Each story comes from its own address, so that the limits of one do not stop another.
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "warn", TRUST_PROXY: "1", ...env },
  });
};

const servers = [
  start(DATA_DIRS[LOCAL_URL], { PORT: String(LOCAL_PORT) }),
  start(DATA_DIRS[MODEL_URL], {
    PORT: String(MODEL_PORT),
    LANGUAGE_MODEL_URL: fake.baseUrl,
    LANGUAGE_MODEL_NAME: "fake-judge",
    LANGUAGE_MODEL_KEY: fake.apiKey,
  }),
];

const stop = async (): Promise<void> => {
  const ended = servers.map((server) => new Promise((resolve) => server.once("exit", resolve)));
  for (const server of servers) server.kill("SIGTERM");
  await Promise.all(ended);
  await fake.close();
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
