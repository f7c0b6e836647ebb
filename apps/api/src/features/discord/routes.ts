import { createDiscordBot, createDiscordOAuth } from "@spellwright/services";
import type { Config } from "../../config/config.ts";
import type { Feature } from "../../http/index.ts";
import { botHandlers } from "./bot-routes.ts";
import type { BotParts, DiscordParts } from "./discord-parts.ts";
import { createGuildReader } from "./guilds/guild-reader.ts";
import { ownerHandlers } from "./owner-routes.ts";
import { requireService, showsServiceKey } from "./policy.ts";
import { createQuestionDesk, type QuestionDesk } from "./questions/question-desk.ts";
import { createQuestionWork, type QuestionWork } from "./questions/question-work.ts";

/** What the feature is made of. */
export interface DiscordOptions extends Omit<DiscordParts, "oauth" | "bot" | "publicUrl"> {
  readonly config: Pick<Config, "publicUrl" | "discord" | "bot">;
  readonly version: string;
  /** True when no other process uses this database. */
  readonly isSoleProcess: boolean;
}

const botOf = ({ config, version, now }: DiscordOptions): BotParts | undefined => {
  if (config.bot === undefined) return undefined;
  const userAgent = `DiscordBot (${config.publicUrl}, ${version})`;
  const client = createDiscordBot({ ...config.bot, userAgent });
  return { config: config.bot, client, guilds: createGuildReader(client, now) };
};

const handlersOf = (parts: DiscordParts, desk: QuestionDesk) => ({
  discord: ownerHandlers(parts),
  bot: botHandlers(parts, desk),
});

/** The feature, its work, and how the server tells the bot's own process from others. */
export interface DiscordFeature extends Feature<ReturnType<typeof handlersOf>> {
  readonly work: QuestionWork;
  readonly isService: (headers: Headers) => boolean;
}

/** Linked accounts, servers and their packs, and the calls of the bot (BOT-01…10). */
export const createDiscord = (options: DiscordOptions): DiscordFeature => {
  const { config, isSoleProcess, version: _version, ...given } = options;
  const parts: DiscordParts = {
    ...given,
    publicUrl: config.publicUrl,
    bot: botOf(options),
    oauth:
      config.discord === undefined
        ? undefined
        : { config: config.discord, client: createDiscordOAuth(config.discord) },
  };
  const desk = createQuestionDesk(parts);
  return {
    handlers: handlersOf(parts, desk),
    routes: (app) => {
      // Who does not show the key learns nothing of what it sent.
      app.use("/api/bot/*", (c, next) => {
        requireService(parts, c.get("context"));
        return next();
      });
    },
    work: createQuestionWork(parts, desk, isSoleProcess),
    isService: (headers) => showsServiceKey(parts, headers),
  };
};
