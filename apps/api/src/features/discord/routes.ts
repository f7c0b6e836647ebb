import { createDiscordBot, createDiscordOAuth } from "@spellwright/services";
import type { Config } from "../../config/config.ts";
import type { Feature } from "../../http/index.ts";
import { botHandlers } from "./bot-routes.ts";
import type { BotParts, DiscordParts } from "./discord-parts.ts";
import { createGuildReader } from "./guilds/guild-reader.ts";
import { ownerHandlers } from "./owner-routes.ts";
import { requireService } from "./policy.ts";
import { createQuestionWork, type QuestionWork } from "./questions/question-work.ts";
import { presentsServiceKey } from "./service-key.ts";

/** What the feature is made of. */
export interface DiscordOptions extends Omit<DiscordParts, "oauth" | "bot" | "publicUrl"> {
  readonly config: Pick<Config, "publicUrl" | "discord" | "bot">;
  readonly version: string;
}

const botOf = ({ config, version, now }: DiscordOptions): BotParts | undefined => {
  if (config.bot === undefined) return undefined;
  const userAgent = `DiscordBot (${config.publicUrl}, ${version})`;
  const client = createDiscordBot({ ...config.bot, userAgent });
  return { config: config.bot, client, guilds: createGuildReader(client, now) };
};

const handlersOf = (parts: DiscordParts) => ({
  discord: ownerHandlers(parts),
  bot: botHandlers(parts),
});

/** The feature, its work, and how the server tells the bot's own process from others. */
export interface DiscordFeature extends Feature<ReturnType<typeof handlersOf>> {
  readonly work: QuestionWork;
  readonly isService: (headers: Headers) => boolean;
}

/** Linked accounts, servers and their packs, and the calls of the bot (BOT-01…10). */
export const createDiscord = (options: DiscordOptions): DiscordFeature => {
  const { config, version: _version, ...given } = options;
  const parts: DiscordParts = {
    ...given,
    publicUrl: config.publicUrl,
    bot: botOf(options),
    oauth:
      config.discord === undefined
        ? undefined
        : { config: config.discord, client: createDiscordOAuth(config.discord) },
  };
  return {
    handlers: handlersOf(parts),
    routes: (app) => {
      // Who does not show the key learns nothing of what it sent.
      app.use("/api/bot/*", (c, next) => {
        requireService(parts, c.get("context"));
        return next();
      });
    },
    work: createQuestionWork(parts),
    isService: (headers) => presentsServiceKey(parts, headers),
  };
};
