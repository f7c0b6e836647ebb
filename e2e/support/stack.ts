import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import {
  CHANNEL,
  startFakeCardService,
  startFakeDiscord,
  startFakeLanguageModel,
} from "@spellwright/fakes";
import { keepLog } from "../../scripts/server-logs/keep-log.ts";
import { serverArguments, serverEnvironment } from "../../scripts/serving.mjs";
import {
  BOT_KEY,
  CARDS_PORT,
  DISCORD_PORT,
  GUILDS_URL,
  LOCAL_DATA_DIR,
  LOCAL_PORT,
  LOCAL_URL,
  MODEL_STACKS,
  READY_URL,
} from "./addresses.ts";

/** No story asks the world outside. */
const OFFLINE = { CARD_SERVICE_URL: "off", CARD_IMAGES_URL: "off" };

/** How a line of the log begins that tells of an answered request. */
const OF_A_REQUEST = '{"level":30';

const start = (dataDir: string, env: Readonly<Record<string, string>>): ChildProcess => {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const server = spawn(process.execPath, serverArguments, {
    stdio: ["ignore", "pipe", "pipe"],
    // Each story comes from its own address, so that the limits of one do not stop another.
    env: {
      ...serverEnvironment,
      ...process.env,
      DATA_DIR: dataDir,
      LOG_LEVEL: "info",
      TRUST_PROXY: "1",
      ...OFFLINE,
      ...env,
    },
  });
  const keep = keepLog();
  for (const input of [server.stdout, server.stderr])
    createInterface({ input }).on("line", (line) => {
      keep(`${line}\n`);
      // What went well is only kept.
      if (!line.startsWith(OF_A_REQUEST)) console.error(line);
    });
  return server;
};

const fakes = await Promise.all(
  MODEL_STACKS.map(({ fakePort }) => startFakeLanguageModel({ port: fakePort, scenario: "good" })),
);
const discord = await startFakeDiscord({
  port: DISCORD_PORT,
  redirectUris: [`${LOCAL_URL}/api/auth/callback/discord`, `${LOCAL_URL}/discord/oauth/callback`],
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
    LANGUAGE_MODEL: "off",
    OPERATOR_NAME: "Ravnica SAS",
    OPERATOR_ADDRESS: "1 rue des Guildes, 75001 Paris, France",
    OPERATOR_EMAIL: "shop@example.org",
    DISCORD_CLIENT_ID: discord.clientId,
    DISCORD_CLIENT_SECRET: discord.clientSecret,
    DISCORD_AUTHORIZE_URL: discord.authorizeUrl,
    DISCORD_API_URL: discord.apiUrl,
    DISCORD_CDN_URL: discord.cdnUrl,
    DISCORD_BOT_TOKEN: discord.botToken,
    BOT_KEY,
  }),
];

/** Each story has a server of its own made: its answer names it, its owner and its channels. */
const guilds = createServer((request, response) => {
  if (request.url === new URL(READY_URL).pathname) return response.writeHead(204).end();
  const asked = new URL(request.url ?? "", GUILDS_URL).searchParams;
  const owner = discord.world.addUser(`owner-${randomUUID()}`);
  const hasBot = !asked.has("waits");
  const guild = discord.world.addGuild(asked.get("name") ?? "", owner, "en-US", hasBot);
  const { text, category } = CHANNEL;
  const games = discord.world.addChannel(guild, "Games", category);
  const channels = ["rules-express", "thursday-commander", "trades"].map((channel) =>
    discord.world.addChannel(guild, channel, text, games),
  );
  const ids = channels.map(({ id }) => id);
  response.writeHead(200, { "content-type": "application/json" });
  return response.end(JSON.stringify({ id: guild.id, owner, channels: ids }));
});

const stop = async (): Promise<void> => {
  const ended = servers
    .filter((server) => server.exitCode === null && server.signalCode === null)
    .map((server) => new Promise((resolve) => server.once("exit", resolve)));
  for (const server of servers) server.kill("SIGTERM");
  await Promise.all(ended);
  guilds.close();
  await Promise.all([...fakes, discord, cards].map((fake) => fake.close()));
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/api/health`).catch(() => undefined);
  return response?.ok === true;
};
// Playwright ends what takes too long.
for (const url of [LOCAL_URL, ...MODEL_STACKS.map((stack) => stack.url)]) {
  while (!(await answers(url))) await setTimeout(100);
}
guilds.listen(Number(new URL(GUILDS_URL).port), "127.0.0.1");
