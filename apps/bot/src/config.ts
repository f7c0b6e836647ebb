import * as z from "zod";

/** The Discord token is one secret, the key of the API another. Neither is ever logged. */
const BOT_KEY_MIN_LENGTH = 32;

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));
const shardList = z
  .string()
  .regex(/^\d+(,\d+)*$/, { error: "must be numbers with commas, such as 0,1" })
  .transform((list) => list.split(",").map(Number));

const Environment = z.object({
  DISCORD_BOT_TOKEN: z.string({ error: "is required" }),
  API_URL: httpUrl.default("http://127.0.0.1:3000"),
  BOT_KEY: z
    .string({ error: "is required" })
    .min(BOT_KEY_MIN_LENGTH, { error: `needs at least ${BOT_KEY_MIN_LENGTH} characters` }),
  PUBLIC_URL: httpUrl.optional(),
  DISCORD_API_URL: httpUrl.default("https://discord.com/api/v10"),
  DISCORD_CDN_URL: httpUrl.default("https://cdn.discordapp.com"),
  DISCORD_MESSAGE_CONTENT: z.literal("1", { error: "must be 1, or nothing" }).optional(),
  SHARDS: shardList.optional(),
  SHARD_COUNT: z.coerce.number({ error: "must be a number" }).int().min(1).optional(),
});

/** Every variable that the bot reads. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(Environment.shape);

/** What the bot's process is told at its start. */
export interface BotConfig {
  readonly discordToken: string;
  readonly apiUrl: string;
  readonly botKey: string;
  /** Where people read the product: links of look-ups lead there. */
  readonly publicUrl: string;
  readonly discordApiUrl: string;
  readonly discordCdnUrl: string;
  /** Whether the portal lets the bot read messages that do not mention it. */
  readonly readsMessages: boolean;
  /** Those that this process runs, of so many. Absent: all of them, as Discord recommends. */
  readonly shards: { readonly ids: readonly number[]; readonly count: number } | undefined;
}

/** Ends the start with one line. */
export class StartupError extends Error {}

/**
 * The whole configuration, from the environment. Empty values count as absent.
 *
 * @throws StartupError with the name of the first bad or missing value
 */
export const readConfig = (environment: NodeJS.ProcessEnv): BotConfig => {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const env = parsed.data;
  if ((env.SHARDS === undefined) !== (env.SHARD_COUNT === undefined))
    throw new StartupError("SHARDS and SHARD_COUNT are given together");
  if (env.SHARDS?.some((shard) => shard >= (env.SHARD_COUNT ?? 0)))
    throw new StartupError("SHARDS must be smaller than SHARD_COUNT");
  return {
    discordToken: env.DISCORD_BOT_TOKEN,
    apiUrl: env.API_URL,
    botKey: env.BOT_KEY,
    publicUrl: env.PUBLIC_URL ?? env.API_URL,
    discordApiUrl: env.DISCORD_API_URL,
    discordCdnUrl: env.DISCORD_CDN_URL,
    readsMessages: env.DISCORD_MESSAGE_CONTENT === "1",
    shards: env.SHARDS && env.SHARD_COUNT ? { ids: env.SHARDS, count: env.SHARD_COUNT } : undefined,
  };
};
