import { setTimeout as wait } from "node:timers/promises";
import {
  type FakeDiscord,
  type FakeGuild,
  type FakeMessage,
  startFakeCardService,
  startFakeDiscord,
} from "@spellwright/fakes";
import { WAIT_MS } from "../../../test-limits.ts";
import { type Books, readBooks } from "./books.ts";
import { allowChannels, buyPack, type SignedIn, signInWithDiscord } from "./owner.ts";
import { bundlePrograms, freePort, ownFolder, type RunningProgram, run } from "./processes.ts";
import { type RecordedCall, recordCalls } from "./record-calls.ts";

const BOT_KEY = "a key of the bot for tests, long enough";

/** A Discord, the product as a process beside it, and the bot as another. */
export interface Stage {
  readonly discord: FakeDiscord;
  readonly siteUrl: string;
  /** What the bot asked of the API. */
  readonly heard: readonly RecordedCall[];
  /** The bot's process. */
  readonly bot: RunningProgram;
  /** Starts another process of the bot, told so much more, and waits until it is ready. */
  startBot(environment?: Readonly<Record<string, string>>): Promise<RunningProgram>;
  /** Ends the bot's process, at once unless said otherwise, and starts it again. */
  restartBot(
    signal?: "SIGKILL" | "SIGTERM",
    environment?: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** A server with channels. The first is allowed, and a pack is bought if wished. */
  addServer(options?: ServerOptions): Promise<Server>;
  /** Waits until something is so. Looks whenever something was said. @throws when it never is */
  until(isSo: () => boolean | Promise<boolean>): Promise<void>;
  /** How many questions the API has of which nobody said yet that their answer stands. */
  pending(): Promise<number>;
  /** The API goes away as a killed process does, and comes back. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  /** Ends both processes in order and reads what they leave. */
  closeBooks(): Promise<Books>;
  close(): Promise<void>;
}

interface ServerOptions {
  readonly locale?: string;
  readonly withPack?: boolean;
}

/** A server with its channels. */
export interface Server {
  readonly owner: SignedIn;
  readonly guild: FakeGuild;
  readonly rules: ReturnType<FakeDiscord["world"]["addChannel"]>;
  readonly offSubject: ReturnType<FakeDiscord["world"]["addChannel"]>;
}

/** One account may buy so often. Purchases have a limit of their own. */
const SERVERS_OF_AN_OWNER = 10;
/** Whether it is so may change with a message, an edit or the time. Looked at this often, in ms. */
const LOOK_MS = 20;

/** Starts everything: the product with an embedded database, play money, a card service and no other outside world. */
export const startStage = async (): Promise<Stage> => {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const discord = await startFakeDiscord({
    redirectUris: [`${siteUrl}/api/auth/callback/discord`],
    heartbeatInterval: 1000,
    // Many questions at once: what Discord allows in a second would make a test of minutes.
    routeLimit: { limit: 1000, windowMs: 1000 },
    globalLimit: { limit: 5000, windowMs: 1000 },
  });
  const cardService = await startFakeCardService();
  const line = await recordCalls(siteUrl);
  const folder = ownFolder();
  const shared = {
    DISCORD_BOT_TOKEN: discord.botToken,
    BOT_KEY,
    DISCORD_API_URL: discord.apiUrl,
    DISCORD_CDN_URL: discord.cdnUrl,
  };
  const botEnv = { ...shared, API_URL: line.url, PUBLIC_URL: siteUrl };
  const apiEnv = {
    ...shared,
    PORT: String(port),
    DATA_DIR: folder.path,
    LOG_LEVEL: "info",
    CARD_SERVICE_URL: cardService.baseUrl,
    CARD_IMAGES_URL: "off",
    DISCORD_CLIENT_ID: discord.clientId,
    DISCORD_CLIENT_SECRET: discord.clientSecret,
    DISCORD_AUTHORIZE_URL: discord.authorizeUrl,
  };
  const running = new Set<RunningProgram>();
  const programs = await bundlePrograms();
  const start = async (
    file: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<RunningProgram> => {
    const program = run(file, environment);
    running.add(program);
    await program.until(/ready/);
    return program;
  };
  const end = async (program: RunningProgram, signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    program.child.kill(signal);
    await program.ended;
  };
  const startBot = (more: Readonly<Record<string, string>> = {}) =>
    start(programs.bot, { ...botEnv, ...more });
  let api = await start(programs.api, apiEnv);
  let bot = await startBot();
  let servers = 0;
  let owner: Promise<SignedIn> | undefined;
  return {
    discord,
    siteUrl,
    heard: line.heard,
    get bot() {
      return bot;
    },
    startBot,
    async restartBot(signal = "SIGKILL", environment = {}) {
      await end(bot, signal);
      bot = await startBot(environment);
    },
    async addServer({ locale = "en-US", withPack = true } = {}) {
      const name = `owner${Math.floor(servers / SERVERS_OF_AN_OWNER)}`;
      if (servers % SERVERS_OF_AN_OWNER === 0) owner = signInWithDiscord(siteUrl, name);
      servers += 1;
      const signedIn = await owner;
      if (signedIn === undefined) throw new Error("a server without its owner");
      const guild = discord.world.addGuild("Club", discord.world.userNamed(name), locale);
      const rules = discord.world.addChannel(guild, "rules");
      const offSubject = discord.world.addChannel(guild, "off-topic");
      await signedIn.call("POST", "/api/discord/guilds/upsert", { guild_id: guild.id });
      await allowChannels(signedIn, guild.id, [rules]);
      if (withPack) await buyPack(signedIn, guild.id);
      return { owner: signedIn, guild, rules, offSubject };
    },
    async until(isSo) {
      const deadline = Date.now() + WAIT_MS;
      while (!(await isSo())) {
        if (Date.now() > deadline) throw new Error(`waited in vain until ${isSo}`);
        await wait(LOOK_MS);
      }
    },
    async pending() {
      const headers = { authorization: `Bearer ${BOT_KEY}` };
      const response = await fetch(`${siteUrl}/api/bot/questions`, { headers });
      const { items } = (await response.json()) as { items: readonly unknown[] };
      return items.length;
    },
    killApi: () => end(api, "SIGKILL"),
    async startApi() {
      api = await start(programs.api, apiEnv);
    },
    async closeBooks() {
      await end(bot, "SIGTERM");
      await end(api, "SIGTERM");
      return readBooks(folder.path);
    },
    async close() {
      for (const { child } of running) child.kill("SIGKILL");
      await Promise.all([...running].map(({ ended }) => ended));
      line.close();
      await cardService.close();
      await discord.close();
      folder.remove();
      programs.remove();
    },
  };
};

/** Answers of the bot to a message: a reply of its, or what followed a command. */
export const answersTo = (
  { discord }: Pick<Stage, "discord">,
  id: string,
): readonly FakeMessage[] =>
  [...discord.world.messages.values()].filter(
    ({ author, reference, interactionId, isLoading }) =>
      author === discord.world.bot && !isLoading && (reference === id || interactionId === id),
  );
