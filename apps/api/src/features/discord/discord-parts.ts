import type { BracketEstimate, Language } from "@spellwright/contract";
import type { DiscordBot, DiscordOAuth } from "@spellwright/services";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/index.ts";
import { AppError, type Log, type RateLimits } from "../../http/index.ts";
import type { IdentityChanges } from "../auth/index.ts";
import type { ServerPacks } from "../billing/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { Oracle } from "../oracle/index.ts";
import type { Runs } from "../runs/index.ts";
import type { GuildReader, LiveGuild } from "./guilds/guild-reader.ts";

/** What the use cases of Discord are made of. */
export interface DiscordParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly limits: RateLimits;
  /** Signs links; never leaves the process. */
  readonly secret: string;
  /** Address of the pages, without a slash at the end. */
  readonly publicUrl: string;
  /** Sign-in with Discord. Undefined where it is not configured. */
  readonly oauth: { readonly client: DiscordOAuth; readonly config: OAuthConfig } | undefined;
  /** The bot; undefined where there is none. */
  readonly bot: BotParts | undefined;
  /** Fresh proof before an account is linked, and word to its address. */
  readonly identityChanges: IdentityChanges;
  readonly oracle: Oracle;
  readonly runs: Pick<Runs, "execute" | "outcome">;
  /** What a newer edition says of the rules that an answer cites. */
  readonly knowledge: Pick<Knowledge, "editions" | "rulebook" | "rulesBrowser">;
  readonly serverPacks: ServerPacks;
  /** Whether anybody takes payments here. */
  readonly sellsPacks: boolean;
  /** The bracket of a pasted list, and the lines that were not understood. */
  readonly bracketOfList: (
    text: string,
    language: Language,
  ) => Promise<{ estimate: BracketEstimate; unread_lines: string[] }>;
}

type OAuthConfig = NonNullable<Config["discord"]>;

/** The bot as this server asks Discord in its name. */
export interface BotParts {
  readonly config: NonNullable<Config["bot"]>;
  readonly client: DiscordBot;
  readonly guilds: GuildReader;
}

/** @throws AppError DISCORD_BOT_NOT_CONFIGURED */
export const requireBot = ({ bot }: Pick<DiscordParts, "bot">): BotParts => {
  if (bot === undefined) throw new AppError("DISCORD_BOT_NOT_CONFIGURED");
  return bot;
};

/** The owner of a server, as Discord says it. */
export interface GuildOwner {
  readonly userId: string;
  readonly guild: LiveGuild;
}
