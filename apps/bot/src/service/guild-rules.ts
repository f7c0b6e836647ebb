import type { GuildRules } from "@spellwright/contract";
import type { Api } from "./api-client.ts";
import { retryUntilApiAnswers } from "./retry-until-api-answers.ts";

/** What an owner changes is followed within this time, in ms. */
const FRESH_MS = 5000;
/** Nobody waits longer for it: what was known before is good until then, in ms. */
const READ_MS = 1500;

/** A guild as Discord tells of it. */
export interface ReportedGuild {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly ownerId: string;
}

/** Where the bot may answer, as the owners say. */
export interface GuildRulesCache {
  /**
   * What holds at a place. A permission is known for a few seconds. Its absence is asked again each
   * time, since the owner may have allowed the channel just now.
   *
   * @returns undefined where nothing is known of the guild, and the bot is silent
   */
  read(place: MessagePlace): Promise<GuildRules | undefined>;
  /** Tells the API that the bot is there, however long the API is away: owners find their server by it. */
  report(guild: ReportedGuild): Promise<void>;
  /** The bot was removed; told likewise. */
  leave(guildId: string): Promise<void>;
}

/**
 * @param api where owners' choices are kept
 * @param signal ends what is still to be told when the bot ends
 */
export const createGuildRules = (api: Api, signal: AbortSignal): GuildRulesCache => {
  const known = new Map<string, { readonly rules: GuildRules; readonly at: number }>();
  const guilds = new Map<string, ReportedGuild>();
  const asked = new Map<string, Promise<GuildRules | undefined>>();
  const keep = (rules: GuildRules): GuildRules => {
    known.set(rules.guild_id, { rules, at: Date.now() });
    return rules;
  };
  const report = async (guild: ReportedGuild): Promise<GuildRules> => {
    const { id, name, icon, ownerId } = guild;
    const input = { guild_id: id, name, icon, owner_id: ownerId };
    return keep(await api.bot.guilds.report(input, { context: { timeout: READ_MS } }));
  };
  const ask = async (guildId: string): Promise<GuildRules | undefined> => {
    const last = known.get(guildId)?.rules;
    const guild = guilds.get(guildId);
    try {
      // What could not be reported when it happened is reported now.
      if (last === undefined && guild !== undefined) return await report(guild);
      return keep(
        await api.bot.guilds.read({ guild_id: guildId }, { context: { timeout: READ_MS } }),
      );
    } catch {
      return last;
    }
  };
  /** Tells what is still so when the API can hear it. */
  const tell = (isStillSo: () => boolean, call: () => Promise<unknown>): Promise<unknown> =>
    retryUntilApiAnswers(
      () => (isStillSo() ? call() : Promise.resolve()),
      signal,
      Number.POSITIVE_INFINITY,
    );
  return {
    read(place) {
      const { guildId } = place;
      const last = known.get(guildId);
      const isFresh = last !== undefined && Date.now() - last.at < FRESH_MS;
      if (isFresh && mayAnswer(last.rules, place) === "yes") return Promise.resolve(last.rules);
      // However many messages come at once, the API is asked once.
      const under = asked.get(guildId) ?? ask(guildId).finally(() => asked.delete(guildId));
      asked.set(guildId, under);
      return under;
    },
    async report(guild) {
      guilds.set(guild.id, guild);
      await tell(
        () => guilds.get(guild.id) === guild,
        () => report(guild),
      );
    },
    async leave(guildId) {
      known.delete(guildId);
      guilds.delete(guildId);
      await tell(
        () => !guilds.has(guildId),
        () => api.bot.guilds.leave({ guild_id: guildId }),
      );
    },
  };
};

/** Where something was written. */
export interface MessagePlace {
  readonly guildId: string;
  readonly channelId: string;
  /** Of a thread or forum post: its channel. */
  readonly parentId: string | null;
}

/** Whether the bot may answer at a place. A thread counts as its channel (BOT-07). */
export const mayAnswer = (
  rules: GuildRules | undefined,
  { channelId, parentId }: MessagePlace,
): "yes" | "channel" | "thread" => {
  const allowed = rules?.allowed_channels ?? [];
  if (!allowed.includes(channelId) && !(parentId !== null && allowed.includes(parentId)))
    return "channel";
  return rules?.threads_only === true && parentId === null ? "thread" : "yes";
};
