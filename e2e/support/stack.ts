import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import process from "node:process";
import {
  startFakeCardService,
  startFakeDiscordOAuth,
  startFakeLanguageModel,
} from "@spellwright/fakes";
import {
  CARDS_PORT,
  DISCORD_PORT,
  LOCAL_DATA_DIR,
  LOCAL_PORT,
  LOCAL_URL,
  MODEL_STACKS,
} from "./addresses.ts";

/** No story asks the world outside. */
const OFFLINE = { CARD_SERVICE_URL: "off", CARD_IMAGES_URL: "off" };

const start = (dataDir: string, env: Readonly<Record<string, string>>): ChildProcess => {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  return spawn(process.execPath, ["--enable-source-maps", "apps/api/dist/main.mjs"], {
    stdio: "inherit",
    // Each story comes from its own address, so that the limits of one do not stop another.
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
      ...OFFLINE,
      ...env,
    },
  });
};

const fakes = await Promise.all(
  MODEL_STACKS.map(({ fakePort }) => startFakeLanguageModel({ port: fakePort, scenario: "good" })),
);
const discord = await startFakeDiscordOAuth({
  port: DISCORD_PORT,
  redirectUris: [`${LOCAL_URL}/api/auth/callback/discord`],
});
const cards = await startFakeCardService({ port: CARDS_PORT });
const servers = [
  ...MODEL_STACKS.map(({ dataDir, port }, index) =>
    start(dataDir, {
      PORT: String(port),
      LANGUAGE_MODEL_URL: fakes[index]?.baseUrl ?? "",
      LANGUAGE_MODEL_NAME: "fake-judge",
      LANGUAGE_MODEL_KEY: fakes[index]?.apiKey ?? "",
      CARD_SERVICE_URL: cards.baseUrl,
      CARD_IMAGES_URL: cards.baseUrl,
    }),
  ),
  start(LOCAL_DATA_DIR, {
    PORT: String(LOCAL_PORT),
    DISCORD_CLIENT_ID: discord.clientId,
    DISCORD_CLIENT_SECRET: discord.clientSecret,
    DISCORD_AUTHORIZE_URL: discord.authorizeUrl,
    DISCORD_API_URL: discord.apiUrl,
    DISCORD_CDN_URL: discord.cdnUrl,
  }),
];

const stop = async (): Promise<void> => {
  const ended = servers
    .filter((server) => server.exitCode === null && server.signalCode === null)
    .map((server) => new Promise((resolve) => server.once("exit", resolve)));
  for (const server of servers) server.kill("SIGTERM");
  await Promise.all(ended);
  await Promise.all([...fakes, discord, cards].map((fake) => fake.close()));
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
