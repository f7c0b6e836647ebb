import { setTimeout as wait } from "node:timers/promises";
import { type Client, Events, type Guild, type Interaction, type Message } from "discord.js";
import { answerMention } from "./answering/answer-mention.ts";
import { createOffers } from "./answering/offers.ts";
import { resumeAnswers } from "./answering/resume-answers.ts";
import type { Bot } from "./bot.ts";
import { answerButton } from "./commands/answer-button.ts";
import { answerCommand } from "./commands/answer-command.ts";
import { registerCommands } from "./commands/register-commands.ts";
import type { BotConfig } from "./config.ts";
import { connect, type Log } from "./connect.ts";
import { isRefused } from "./discord/errors.ts";
import { createRights } from "./discord/rights.ts";
import { answerBracketForm } from "./look-ups/answer-bracket.ts";
import { showBracketedCards } from "./look-ups/show-bracketed-cards.ts";
import { nameProcess, watchForOthers } from "./one-process.ts";
import { createRecentlySeen } from "./recently-seen.ts";
import { createApi } from "./service/api-client.ts";
import { createGuildRules } from "./service/guild-rules.ts";

/** Discord repeats nothing after an hour. What was told once is told again after ten minutes, in ms. */
const SEEN_MS = 3_600_000;
const TOLD_MS = 600_000;
/** What is being answered when the bot ends may be answered so long, in ms. */
const GRACE_MS = 20_000;
/** So long a start waits for what owners chose, in ms. */
const FIRST_REPORTS_MS = 5000;

/** A running bot. */
export interface RunningBot {
  readonly name: string;
  /** Why it ended by itself. Pending while it runs. */
  readonly ended: Promise<string>;
  /** Takes nothing new, finishes what it is answering, and leaves. */
  stop(): Promise<void>;
}

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
type Work = ReturnType<typeof createWork>;

const answerInteraction = async (bot: Bot, interaction: Interaction): Promise<void> => {
  if (!bot.seen.first(interaction.id)) return;
  if (interaction.isChatInputCommand()) await answerCommand(bot, interaction);
  else if (interaction.isButton()) await answerButton(bot, interaction);
  else if (interaction.isModalSubmit()) await answerBracketForm(bot, interaction);
};

/** Talk in servers: messages, and what an edit adds to them while it is known what was answered. */
const hearMessages = (bot: Bot, work: Work): void => {
  const hear = (what: string, message: Message): void => {
    if (bot.signal.aborted || !message.inGuild()) return;
    work.start(what, () => answerMention(bot, message));
    work.start(`cards of ${what}`, () => showBracketedCards(bot, message));
  };
  bot.client.on(Events.MessageCreate, (message) => hear("a message", message));
  bot.client.on(Events.MessageUpdate, (_before, message) => {
    if (Date.now() - message.createdTimestamp <= SEEN_MS) hear("an edited message", message);
  });
};

/** Servers that the bot comes into, that come back, change, or remove it. */
const hearGuilds = (
  { client, rules }: Bot,
  work: Work,
  report: (guild: Guild) => unknown,
): void => {
  client.on(Events.GuildCreate, report);
  // One that was away as the bot started is known by its id alone until then.
  client.on(Events.GuildAvailable, report);
  client.on(Events.GuildUpdate, (_before, guild) => report(guild));
  // Only when it was removed: an outage of Discord's own is another event.
  client.on(Events.GuildDelete, (guild) =>
    work.start("the leaving of a server", () => rules.leave(guild.id)),
  );
};

/**
 * Starts the bot: it listens at Discord's gateway and asks the API.
 *
 * @throws when Discord refuses the token, or cannot be reached at all
 */
export const startBot = async (config: BotConfig, log: Log): Promise<RunningBot> => {
  const name = nameProcess(Date.now());
  const ending = new AbortController();
  const { signal } = ending;
  const work = createWork(log);
  const api = createApi(config.apiUrl, config.botKey);
  const rules = createGuildRules(api, signal);
  const seen = createRecentlySeen(SEEN_MS);
  const told = createRecentlySeen(TOLD_MS);
  let end: (reason: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const report = ({ id, name: guildName, icon, ownerId }: Guild): Promise<void> => {
    const told = rules.report({ id, name: guildName, icon, ownerId });
    work.start("the report of a server", () => told);
    return told;
  };

  const listen = (client: Client<true>): Bot => {
    const rights = createRights();
    const offers = createOffers();
    const bot = { config, client, api, rules, rights, process: name, seen, told, offers, signal };
    client.on(Events.ShardDisconnect, ({ code }, shard) =>
      end(`Discord closed shard ${shard} for good (${code})`),
    );
    client.on(Events.Invalidated, () => end("Discord ended the session for good"));
    hearGuilds(bot, work, report);
    hearMessages(bot, work);
    client.on(Events.InteractionCreate, (interaction) => {
      if (!signal.aborted) work.start("an interaction", () => answerInteraction(bot, interaction));
    });
    watchForOthers(client, name, seen, () =>
      end("an older process runs with the same token, and one is enough"),
    );
    return bot;
  };

  const bot = await connect(config, listen, log);
  const { client } = bot;
  // Who writes at once is answered from what is known then. An API that is away is not waited for.
  const present = client.guilds.cache.filter(({ available }) => available);
  const reported = Promise.allSettled(present.map(report));
  await Promise.race([reported, wait(FIRST_REPORTS_MS, undefined, { ref: false })]);
  work.start("what was left behind", () => resumeAnswers(bot, work.start));
  await registerCommands(client);

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
