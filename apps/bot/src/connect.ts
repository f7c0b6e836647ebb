import { Client, Events, GatewayCloseCodes, GatewayIntentBits, Options } from "discord.js";
import type { BotConfig } from "./config.ts";
import { NO_PINGS } from "./discord/payload.ts";

/** The log of the process: what happened, never what people wrote, never a secret. */
export type Log = (line: string) => void;

/** Servers that Discord has not told of so long after the one before are away: told later, in ms. */
const WAIT_FOR_GUILDS_MS = 3000;

/** Discord closed the line for good before it stood. */
class LineClosed extends Error {
  constructor(readonly code: number) {
    super(`Discord closed the line for good (${code})`);
  }
}

const createClient = ({ discordApiUrl, shards }: BotConfig, readsMessages: boolean): Client =>
  new Client({
    // A bot that is mentioned needs no more: it may read what mentions it, and nothing else.
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMessages,
      ...(readsMessages ? [GatewayIntentBits.MessageContent] : []),
    ],
    allowedMentions: NO_PINGS,
    rest: { api: discordApiUrl.replace(/\/v10$/, "") },
    waitGuildTimeout: WAIT_FOR_GUILDS_MS,
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 20,
      GuildMemberManager: {
        maxSize: 20,
        keepOverLimit: (member) => member.id === member.client.user.id,
      },
      UserManager: { maxSize: 200, keepOverLimit: (user) => user.id === user.client.user.id },
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
    }),
    ...(shards === undefined
      ? { shards: "auto" as const }
      : { shards: shards.ids, shardCount: shards.count }),
  });

/** One try. A client that does not come to stand is ended. */
const open = async <Listening>(
  client: Client,
  token: string,
  listen: (ready: Client<true>) => Listening,
): Promise<Listening> => {
  const standing = new Promise<Listening>((resolve, reject) => {
    client.once(Events.ClientReady, (ready) => resolve(listen(ready)));
    client.once(Events.ShardDisconnect, ({ code }) => reject(new LineClosed(code)));
  });
  try {
    const [listening] = await Promise.all([standing, client.login(token)]);
    return listening;
  } catch (error) {
    await client.destroy();
    throw error;
  }
};

/**
 * A line to Discord. Where it refuses what messages say, the bot says so and reads only those that
 * mention it.
 *
 * @param listen called in the moment in which the line stands: what Discord told meanwhile comes right after it
 * @returns what `listen` made
 * @throws when Discord refuses the token, or cannot be reached at all
 */
export const connect = async <Listening>(
  config: BotConfig,
  listen: (ready: Client<true>) => Listening,
  log: Log,
): Promise<Listening> => {
  const tryWith = (readsMessages: boolean): Promise<Listening> => {
    const client = createClient(config, readsMessages);
    // A line that breaks is taken up again by the library. The rest is told.
    client.on(Events.Error, (error) => log(`Discord: ${error.message}`));
    return open(client, config.discordToken, listen);
  };
  try {
    return await tryWith(config.readsMessages);
  } catch (error) {
    const isRefused =
      error instanceof LineClosed && error.code === GatewayCloseCodes.DisallowedIntents;
    if (!config.readsMessages || !isRefused) throw error;
    log(
      "Discord refuses DISCORD_MESSAGE_CONTENT: switch the message content intent on in its portal. Until then only mentions are read",
    );
    return tryWith(false);
  }
};
