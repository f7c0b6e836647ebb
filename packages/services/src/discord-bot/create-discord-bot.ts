import * as z from "zod";
import { DiscordError } from "../discord-oauth/discord-error.ts";
import { limitedFetch } from "../limited-body.ts";

/** Longest wait for an answer of Discord, in milliseconds: a page waits behind it. */
const TIMEOUT_MS = 8_000;
/** Five hundred channels of long names. */
const ANSWER_LIMIT = { total: 2 * 1024 * 1024 };

/** Our bot as Discord registered it; `timeoutMs` for one request. */
export interface DiscordBotOptions {
  readonly botToken: string;
  /** `https://discord.com/api/v10`, or a local server that speaks the same. */
  readonly apiUrl: string;
  /** Discord refuses clients that do not name themselves and a page of theirs. */
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

/** A server that the bot is in. */
export interface DiscordGuild {
  readonly id: string;
  readonly name: string;
  /** Hash of its picture. */
  readonly icon: string | null;
  readonly ownerId: string;
}

/** A channel of a server. Threads are not among them. */
export interface DiscordChannel {
  readonly id: string;
  readonly name: string;
  /** 0 text, 4 category, 5 announcement, 15 forum… */
  readonly type: number;
  readonly position: number;
  /** Its category. */
  readonly parentId: string | null;
}

/** What the server asks of Discord in the bot's name. */
export interface DiscordBot {
  /** Undefined where the bot is not. @throws DiscordError */
  readGuild(id: string): Promise<DiscordGuild | undefined>;
  /** Undefined where the bot is not. @throws DiscordError */
  listChannels(id: string): Promise<readonly DiscordChannel[] | undefined>;
  /** The bot leaves. Where it is not any more, it has left. @throws DiscordError */
  leaveGuild(id: string): Promise<void>;
}

const snowflake = z.string().regex(/^\d{1,20}$/);
const Guild = z.object({
  id: snowflake,
  name: z.string(),
  icon: z.string().nullish(),
  owner_id: snowflake,
});
const Channel = z.object({
  id: snowflake,
  name: z.string().nullish(),
  type: z.number().int(),
  position: z.number().nullish(),
  parent_id: z.string().nullish(),
});

/** The bot is not in that server, or there is none: 403 (50001), 404 (10004). */
const isElsewhere = (status: number): boolean => status === 403 || status === 404;

/** A limit of Discord's is over within an hour. What says otherwise is not believed, in seconds. */
const WAIT_MAX = 3600;

/** `Retry-After`, in whole seconds (REST v10, rate limits). */
const waitOf = ({ headers }: Response): number => {
  const seconds = Math.ceil(Number(headers.get("retry-after")));
  return seconds > 0 && seconds <= WAIT_MAX ? seconds : 1;
};

const refusalOf = (response: Response): DiscordError => {
  if (response.status === 429) return new DiscordError("busy", { retryAfter: waitOf(response) });
  return new DiscordError(response.status === 401 ? "refused" : "unavailable");
};

/** Discord's REST calls about servers (API v10). */
export function createDiscordBot(options: DiscordBotOptions): DiscordBot {
  const { botToken, apiUrl, userAgent, timeoutMs = TIMEOUT_MS } = options;

  const call = async <Output>(
    method: string,
    path: string,
    schema: z.ZodType<Output>,
  ): Promise<Output | undefined> => {
    try {
      const response = await limitedFetch(ANSWER_LIMIT)(`${apiUrl}${path}`, {
        method,
        headers: {
          accept: "application/json",
          authorization: `Bot ${botToken}`,
          "user-agent": userAgent,
        },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (isElsewhere(response.status)) return undefined;
      if (!response.ok) throw refusalOf(response);
      return schema.parse(response.status === 204 ? null : await response.json());
    } catch (error) {
      if (error instanceof DiscordError) throw error;
      throw new DiscordError("unavailable", { cause: error });
    }
  };

  return {
    async readGuild(id) {
      const guild = await call("GET", `/guilds/${id}`, Guild);
      return (
        guild && {
          id: guild.id,
          name: guild.name,
          icon: guild.icon ?? null,
          ownerId: guild.owner_id,
        }
      );
    },
    async listChannels(id) {
      const channels = await call("GET", `/guilds/${id}/channels`, z.array(Channel));
      return channels?.map((channel) => ({
        id: channel.id,
        name: channel.name ?? "",
        type: channel.type,
        position: channel.position ?? 0,
        parentId: channel.parent_id ?? null,
      }));
    },
    async leaveGuild(id) {
      await call("DELETE", `/users/@me/guilds/${id}`, z.null());
    },
  };
}
