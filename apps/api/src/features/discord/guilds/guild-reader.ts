import type { DiscordBot, DiscordChannel, DiscordGuild } from "@spellwright/services";

/** How long Discord's word counts (BOT-06): its limits allow no question for each click. */
const KEPT_MS = 60_000;
/** Servers that are remembered; the oldest goes. */
const KEPT_MAX = 2_000;

/** A server as Discord describes it. */
export type LiveGuild = DiscordGuild;

/** Asks Discord about servers, and remembers its answers for a minute. */
export interface GuildReader {
  /** Undefined where the bot is not. @throws DiscordError */
  read(guildId: string, options?: { readonly fresh?: boolean }): Promise<LiveGuild | undefined>;
  /** @throws DiscordError */
  channels(guildId: string): Promise<readonly DiscordChannel[] | undefined>;
  /** What was remembered of a server counts no more. */
  forget(guildId: string): void;
}

const rememberer = <Value>(read: (id: string) => Promise<Value>, now: () => Date) => {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return {
    forget: (id: string) => void kept.delete(id),
    get(id: string, fresh = false): Promise<Value> {
      const known = kept.get(id);
      if (!fresh && known !== undefined && known.until > now().getTime()) return known.value;
      const value = read(id);
      kept.delete(id);
      kept.set(id, { until: now().getTime() + KEPT_MS, value });
      // What failed is asked again.
      value.catch(() => kept.delete(id));
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
};

export const createGuildReader = (client: DiscordBot, now: () => Date): GuildReader => {
  const guilds = rememberer((id) => client.readGuild(id), now);
  const channels = rememberer((id) => client.listChannels(id), now);
  return {
    read: (id, { fresh } = {}) => guilds.get(id, fresh),
    channels: (id) => channels.get(id),
    forget: (id) => {
      guilds.forget(id);
      channels.forget(id);
    },
  };
};
