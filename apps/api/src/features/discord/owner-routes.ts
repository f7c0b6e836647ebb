import { SERVER_PACKS } from "@spellwright/contract";
import { SERVER_PACK_CENTS } from "@spellwright/zaps";
import { api, type RequestContext, requireUser } from "../../http/index.ts";
import { type DiscordParts, requireBot } from "./discord-parts.ts";
import { readChannels, saveChannels } from "./guilds/channels.ts";
import { inviteAddress } from "./guilds/invite-address.ts";
import { listGuilds } from "./guilds/list-guilds.ts";
import { readStats } from "./guilds/read-stats.ts";
import { registerGuild } from "./guilds/register-guild.ts";
import { removeGuild } from "./guilds/remove-guild.ts";
import { linkAccount, readInvitation, unlinkAccount } from "./linking/link-account.ts";
import { findDiscordId } from "./linking/link-queries.ts";
import { joinProofs, startProof } from "./linking/oauth-proof.ts";
import { requireOwnAccount, requireOwner } from "./policy.ts";
import { readChannelAnswer } from "./questions/read-channel-answer.ts";
import { withdrawAnswer } from "./questions/withdraw-answer.ts";

const requirePerson = async (parts: DiscordParts, context: RequestContext) => {
  const user = await requireUser(context);
  requireOwnAccount(requireBot(parts).config.apiUrl, user);
  return user;
};

const linkHandlers = (parts: DiscordParts) => {
  const finish = joinProofs(parts);
  return {
    linkStatus: api.discord.linkStatus.handler(async ({ context }) => {
      const { id } = await requireUser(context);
      const discordId = await findDiscordId(parts.database, id);
      return {
        linked: discordId !== null,
        discord_user_id: discordId,
        available: parts.bot !== undefined,
        oauth: parts.oauth !== undefined,
        packs: parts.sellsPacks
          ? SERVER_PACKS.map((size) => ({ pack_size: size, price_cents: SERVER_PACK_CENTS[size] }))
          : [],
      };
    }),
    inviteUrl: api.discord.inviteUrl.handler(async ({ context }) => {
      await requireUser(context);
      return { inviteUrl: inviteAddress(requireBot(parts).config) };
    }),
    oauthUrl: api.discord.oauthUrl.handler(async ({ context }) => ({
      authUrl: startProof(parts, await requireUser(context)),
    })),
    oauth: {
      callback: api.discord.oauth.callback.handler(async ({ context, input }) => {
        const user = await requirePerson(parts, context);
        await parts.limits.use("discord", context.ip);
        await finish(user, { ...input, language: context.language });
        return { linked: true } as const;
      }),
    },
    invitation: api.discord.invitation.handler(async ({ context, input }) => {
      await requireUser(context);
      return { discord_user_name: readInvitation(parts, input).name };
    }),
    link: api.discord.link.handler(async ({ context, input }) => {
      const user = await requirePerson(parts, context);
      await parts.limits.use("discord", context.ip);
      await linkAccount(parts, { user, language: context.language }, input);
      return { linked: true } as const;
    }),
    unlink: api.discord.unlink.handler(async ({ context }) => {
      await unlinkAccount(parts, await requirePerson(parts, context), context.language);
      return { done: true } as const;
    }),
  };
};

const guildHandlers = (parts: DiscordParts) => ({
  list: api.discord.guilds.list.handler(async ({ context }) => {
    const { id } = await requireUser(context);
    return { guilds: await listGuilds(parts, id) };
  }),
  upsert: api.discord.guilds.upsert.handler(async ({ context, input }) =>
    registerGuild(parts, await requireOwner(parts, context, input.guild_id, { fresh: true })),
  ),
  channels: api.discord.guilds.channels.handler(async ({ context, input }) =>
    readChannels(parts, await requireOwner(parts, context, input.id)),
  ),
  saveChannels: api.discord.guilds.saveChannels.handler(async ({ context, input }) =>
    saveChannels(parts, await requireOwner(parts, context, input.id), input),
  ),
  stats: api.discord.guilds.stats.handler(async ({ context, input }) =>
    readStats(parts, await requireOwner(parts, context, input.id)),
  ),
  remove: api.discord.guilds.remove.handler(async ({ context, input }) =>
    removeGuild(parts, await requireOwner(parts, context, input.id, { fresh: true })),
  ),
});

const packHandlers = (parts: DiscordParts) => ({
  order: api.discord.packs.order.handler(async ({ context, input }) => {
    const { userId, guild } = await requireOwner(parts, context, input.id, { fresh: true });
    const { id, approval_url } = await parts.serverPacks.order({
      userId,
      guildId: guild.id,
      guildName: guild.name,
      size: input.pack_size,
      agreement: input.agreement,
      returnTo: `/${context.language}/discord/${guild.id}/setup`,
      language: context.language,
    });
    return { approval_url, order_id: id };
  }),
  capture: api.discord.packs.capture.handler(async ({ context, input }) => {
    const { userId, guild } = await requireOwner(parts, context, input.id, { fresh: true });
    const { zaps, status } = await parts.serverPacks.capture({
      userId,
      guildId: guild.id,
      orderId: input.order_id,
    });
    return { pack_size: zaps, status };
  }),
});

const answerHandlers = (parts: DiscordParts) => ({
  answer: api.discord.answer.handler(async ({ context, input }) =>
    readChannelAnswer(parts, input.id, (await context.session())?.id ?? null),
  ),
  withdrawAnswer: api.discord.withdrawAnswer.handler(async ({ context, input }) => {
    await withdrawAnswer(parts, context, input.id);
    return { done: true } as const;
  }),
});

/** The calls of people: their link, and the servers that they own (spec 2, section 7). Answers, for all. */
export const ownerHandlers = (parts: DiscordParts) => ({
  ...linkHandlers(parts),
  ...answerHandlers(parts),
  guilds: guildHandlers(parts),
  packs: packHandlers(parts),
});
