import type { GuildRules } from "@spellwright/contract";
import { AppError, api } from "../../http/index.ts";
import { lockGuild } from "../zaps/index.ts";
import { type DiscordParts, requireBot } from "./discord-parts.ts";
import { findGuild, listAllowed, markLeft, upsertGuild } from "./guilds/guild-queries.ts";
import { inviteToLink } from "./linking/link-account.ts";
import { askInChannel } from "./questions/ask-in-channel.ts";
import { countedChannel } from "./questions/asked-in-channel.ts";
import { confirmDelivery, refundQuestion, requireAnswered } from "./questions/deliver.ts";
import { listPending } from "./questions/list-pending.ts";
import { countMessage } from "./questions/question-queries.ts";
import { storeChannelFeedback } from "./questions/store-channel-feedback.ts";
import { presentAnswer } from "./questions/stored-answer.ts";

const DONE = { done: true } as const;

const readRules = async (parts: DiscordParts, id: string): Promise<GuildRules> => {
  const guild = await findGuild(parts.database, id);
  if (guild === undefined) throw new AppError("GUILD_NOT_FOUND");
  const allowed = await listAllowed(parts.database, id);
  return {
    guild_id: id,
    allowed_channels: allowed.map(({ channelId }) => channelId),
    threads_only: guild.threadsOnly,
    language: guild.language,
  };
};

/** The calls of the bot's own process; `routes.ts` asks for its key first. */
export const botHandlers = (parts: DiscordParts) => {
  const { database, now } = parts;
  return {
    guilds: {
      report: api.bot.guilds.report.handler(async ({ input }) => {
        const { guild_id: id, name, icon, owner_id: ownerId } = input;
        await upsertGuild(database, { id, name, icon, ownerId }, now());
        requireBot(parts).guilds.forget(id);
        return readRules(parts, id);
      }),
      read: api.bot.guilds.read.handler(({ input }) => readRules(parts, input.guild_id)),
      leave: api.bot.guilds.leave.handler(async ({ input }) => {
        await markLeft(database, input.guild_id, now());
        requireBot(parts).guilds.forget(input.guild_id);
        return DONE;
      }),
    },
    ask: api.bot.ask.handler(({ input }) => askInChannel(parts, input)),
    pending: api.bot.pending.handler(async () => ({ items: await listPending(parts) })),
    read: api.bot.read.handler(async ({ input }) =>
      presentAnswer(parts, await requireAnswered(database, input.question_id)),
    ),
    delivered: api.bot.delivered.handler(async ({ input }) => {
      const { question_id: id, message_ids: messageIds } = input;
      await confirmDelivery(parts, { id, messageIds });
      return DONE;
    }),
    undelivered: api.bot.undelivered.handler(async ({ input }) => {
      const row = await requireAnswered(database, input.question_id);
      return { refunded: await refundQuestion(parts, row) };
    }),
    feedback: api.bot.feedback.handler(async ({ input }) => {
      const { question_id: questionId, discord_user_id: discordUserId, helpful } = input;
      const feedback = { questionId, discordUserId, helpful };
      return { is_refunded: await storeChannelFeedback(parts, feedback) };
    }),
    count: api.bot.count.handler(async ({ input }) => {
      const { key, guild_id: guildId } = input;
      await parts.limits.use("guildLookUp", input.discord_user_id);
      const place = { guildId, channelId: countedChannel(input) };
      const day = now().toISOString().slice(0, 10);
      await database.transaction(async (tx) => {
        if (await lockGuild(tx, guildId)) await countMessage(tx, { key, ...place, day });
      });
      return DONE;
    }),
    invite: api.bot.invite.handler(({ input }) => {
      const { discord_user_id: id, discord_user_name: name, language } = input;
      return inviteToLink(parts, { id, name, language });
    }),
    bracket: api.bot.bracket.handler(({ input }) =>
      parts.bracketOfList(input.text, input.language),
    ),
  };
};
