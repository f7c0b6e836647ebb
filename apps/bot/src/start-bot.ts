import { setTimeout as wait } from "node:timers/promises";
import {
  Client,
  Events,
  GatewayIntentBits,
  type Guild,
  type Interaction,
  Options,
} from "discord.js";
import { answerMention } from "./answering/answer-mention.ts";
import { resumeAnswers } from "./answering/resume-answers.ts";
import type { Bot } from "./bot.ts";
import { answerButton } from "./commands/answer-button.ts";
import { answerCommand } from "./commands/answer-command.ts";
import { registerCommands } from "./commands/register-commands.ts";
import type { BotConfig } from "./config.ts";
import { isRefused } from "./discord/errors.ts";
import { NO_PINGS } from "./discord/payload.ts";
import { createRights } from "./discord/rights.ts";
import { answerBracketForm } from "./look-ups/answer-bracket.ts";
import { createOnce } from "./once.ts";
import { nameProcess, watchForOthers } from "./one-process.ts";
import { createApi } from "./service/api-client.ts";
import { createGuildRules } from "./service/guild-rules.ts";

/** Discord repeats nothing after an hour; what was told once is told again after ten minutes, in ms. */
const SEEN_MS = 3_600_000;
const TOLD_MS = 600_000;
/** What is being answered when the bot ends may be answered so long, in ms. */
const GRACE_MS = 20_000;
/** So long a start waits for what owners chose, in ms. */
const FIRST_REPORTS_MS = 5000;
/** Servers that Discord has not told of so long after the one before are away: told later, in ms. */
const WAIT_FOR_GUILDS_MS = 3000;

/** A running bot. */
export interface RunningBot {
  readonly name: string;
  /** Why it ended by itself; pending while it runs. */
  readonly ended: Promise<string>;
  /** Takes nothing new, finishes what it is answering, and leaves. */
  stop(): Promise<void>;
}

/** The log of the process: what happened, never what people wrote, never a secret. */
export type Log = (line: string) => void;

const createClient = ({ discordApiUrl, shards }: BotConfig): Client =>
  new Client({
    // A bot that is mentioned needs no more: it may read what mentions it, and nothing else.
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
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

/** What is under way, so that an end waits for it, and a failure of one answer is a line of the log. */
const createWork = (log: Log) => {
  const running = new Set<Promise<void>>();
  return {
    start(what: string, act: () => Promise<void>): void {
      const work = act().catch((error: unknown) => {
        // Somebody else has taken it, or Discord's clock ran out: nothing was asked or spent.
        const name = isRefused(error) ? String((error as { code?: unknown }).code) : String(error);
        log(`${what} was not answered: ${name}`);
      });
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    settled: () => Promise.all(running),
  };
};

const answerInteraction = async (bot: Bot, interaction: Interaction): Promise<void> => {
  if (!bot.seen.first(interaction.id)) return;
  if (interaction.isChatInputCommand()) await answerCommand(bot, interaction);
  else if (interaction.isButton()) await answerButton(bot, interaction);
  else if (interaction.isModalSubmit()) await answerBracketForm(bot, interaction);
};

/**
 * Starts the bot: it listens at Discord's gateway and asks the API.
 *
 * @throws when Discord refuses the token, or cannot be reached at all
 */
export const startBot = async (config: BotConfig, log: Log): Promise<RunningBot> => {
  const name = nameProcess(Date.now());
  const client = createClient(config);
  const ending = new AbortController();
  const work = createWork(log);
  const api = createApi(config.apiUrl, config.botKey);
  const rules = createGuildRules(api, ending.signal);
  const seen = createOnce(SEEN_MS);
  const told = createOnce(TOLD_MS);
  let end: (reason: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });

  const report = ({ id, name: guildName, icon, ownerId }: Guild): Promise<void> => {
    const told = rules.report({ id, name: guildName, icon, ownerId });
    work.start("the report of a server", () => told);
    return told;
  };
  // A line that breaks is taken up again by the library; the rest is told.
  client.on(Events.Error, (error) => log(`Discord: ${error.message}`));
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    end(`Discord closed shard ${shard} for good (${code})`),
  );
  client.on(Events.Invalidated, () => end("Discord ended the session for good"));
  client.on(Events.GuildCreate, (guild) => void report(guild));
  // One that was away as the bot started is known by its id alone until then.
  client.on(Events.GuildAvailable, (guild) => {
    if (client.isReady()) void report(guild);
  });
  client.on(Events.GuildUpdate, (_before, guild) => void report(guild));
  // Only when it was removed: an outage of Discord's own is another event.
  client.on(Events.GuildDelete, (guild) =>
    work.start("the leaving of a server", () => rules.leave(guild.id)),
  );

  /** In the moment in which the line stands: what Discord told meanwhile comes right after it. */
  const listen = (ready: Client<true>): Bot => {
    const rights = createRights();
    const { signal } = ending;
    const bot: Bot = {
      config,
      client: ready,
      api,
      rules,
      rights,
      process: name,
      seen,
      told,
      signal,
    };
    client.on(Events.MessageCreate, (message) => {
      if (signal.aborted || !message.inGuild()) return;
      work.start("a message", () => answerMention(bot, message));
    });
    // A mention that an edit adds: what was answered is known as long as such a message is taken up.
    client.on(Events.MessageUpdate, (_before, message) => {
      const isOld = Date.now() - message.createdTimestamp > SEEN_MS;
      if (signal.aborted || isOld || !message.inGuild()) return;
      work.start("an edited message", () => answerMention(bot, message));
    });
    client.on(Events.InteractionCreate, (interaction) => {
      if (!signal.aborted) work.start("an interaction", () => answerInteraction(bot, interaction));
    });
    watchForOthers(ready, name, seen, () =>
      end("an older process runs with the same token, and one is enough"),
    );
    return bot;
  };

  const listening = new Promise<Bot>((resolve) => {
    client.once(Events.ClientReady, (ready) => resolve(listen(ready)));
  });
  await client.login(config.discordToken);
  const bot = await listening;
  // Who writes at once is answered from what is known then; an API that is away is not waited for.
  const present = client.guilds.cache.filter(({ available }) => available);
  const reported = Promise.allSettled(present.map(report));
  await Promise.race([reported, wait(FIRST_REPORTS_MS, undefined, { ref: false })]);
  work.start("what was left behind", () => resumeAnswers(bot, work.start));
  await registerCommands(bot.client);

  return {
    name,
    ended,
    async stop() {
      ending.abort();
      await Promise.race([work.settled(), wait(GRACE_MS, undefined, { ref: false })]);
      await client.destroy();
    },
  };
};
