import {
  type FakeDiscord,
  type FakeGuild,
  type FakeMessage,
  startFakeDiscord,
} from "@spellwright/fakes";
import { allowChannels, buyPack, type SignedIn, signInWithDiscord } from "./owner.ts";
import { freePort, ownFolder, type RunningProgram, run } from "./processes.ts";

const BOT_KEY = "a key of the bot for tests, long enough";

/** A Discord, and the product as a process beside it. */
export interface Stage {
  readonly discord: FakeDiscord;
  readonly siteUrl: string;
  /** What the bot's process is told. */
  readonly botEnv: Readonly<Record<string, string>>;
  /** Starts the bot as a process and waits until it is ready. */
  startBot(): Promise<RunningProgram>;
  /** A server with channels; the first is allowed, and a pack is bought if wished. */
  addServer(options?: ServerOptions): Promise<Server>;
  /** Waits until something is so; looks whenever something was said. */
  until(isSo: () => boolean): Promise<void>;
  /** The API goes away as a killed process does, and comes back. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
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
  readonly offTopic: ReturnType<FakeDiscord["world"]["addChannel"]>;
}

/** One account may buy so often; purchases have a limit of their own. */
const SERVERS_OF_AN_OWNER = 10;
/** Whether it is so may change with a message, an edit or the time; looked at this often, in ms. */
const LOOK_MS = 20;

/** Starts everything but the bot: the product with an embedded database, play money, no outside world. */
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
  const folder = ownFolder();
  const botEnv = {
    DISCORD_BOT_TOKEN: discord.botToken,
    BOT_KEY,
    API_URL: siteUrl,
    DISCORD_API_URL: discord.apiUrl,
    DISCORD_CDN_URL: discord.cdnUrl,
  };
  const env = {
    ...botEnv,
    PORT: String(port),
    DATA_DIR: folder.path,
    LOG_LEVEL: "silent",
    CARD_SERVICE_URL: "off",
    CARD_IMAGES_URL: "off",
    DISCORD_CLIENT_ID: discord.clientId,
    DISCORD_CLIENT_SECRET: discord.clientSecret,
    DISCORD_AUTHORIZE_URL: discord.authorizeUrl,
  };
  const programs = new Set<RunningProgram>();
  const start = async (entry: string, environment: typeof botEnv): Promise<RunningProgram> => {
    const program = run(entry, environment);
    programs.add(program);
    await program.until(/ready/);
    return program;
  };
  let api = await start("api/src/main.ts", env);
  let servers = 0;
  let owner: Promise<SignedIn> | undefined;
  return {
    discord,
    siteUrl,
    botEnv,
    startBot: () => start("bot/src/main.ts", botEnv),
    async addServer({ locale = "en-US", withPack = true } = {}) {
      if (servers % SERVERS_OF_AN_OWNER === 0)
        owner = signInWithDiscord(siteUrl, `owner${servers / SERVERS_OF_AN_OWNER}`);
      const name = `owner${Math.floor(servers / SERVERS_OF_AN_OWNER)}`;
      servers += 1;
      const signedIn = await owner;
      if (signedIn === undefined) throw new Error("a server without its owner");
      const guild = discord.world.addGuild("Club", discord.world.userNamed(name), locale);
      const rules = discord.world.addChannel(guild, "rules");
      const offTopic = discord.world.addChannel(guild, "off-topic");
      await signedIn.call("POST", "/api/discord/guilds/upsert", { guild_id: guild.id });
      await allowChannels(signedIn, guild.id, [rules]);
      if (withPack) await buyPack(signedIn, guild.id);
      return { owner: signedIn, guild, rules, offTopic };
    },
    until: (isSo) =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          if (!isSo()) return;
          clearInterval(timer);
          resolve();
        }, LOOK_MS);
      }),
    async killApi() {
      api.child.kill("SIGKILL");
      await api.ended;
    },
    async startApi() {
      api = await start("api/src/main.ts", env);
    },
    async close() {
      for (const { child } of programs) child.kill("SIGKILL");
      await Promise.all([...programs].map(({ ended }) => ended));
      await discord.close();
      folder.remove();
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
