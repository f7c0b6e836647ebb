import { randomUUID } from "node:crypto";
import type { Things } from "./things.ts";

const inGuild = ({ guild }: Things) => ({ id: guild });
const ofGuild = ({ guild }: Things) => ({ guild_id: guild });
const ofChannelAnswer = ({ channelAnswer }: Things) => ({ id: channelAnswer });
const SERVICE = { access: "service" } as const;
const ofAnswered = () => ({ question_id: "00000000-0000-4000-8000-00000000000c" });

/** The rows of linked accounts, servers and their owners, and of the bot’s own process (BOT-06). */
export const DISCORD_ROWS = {
  "discord.linkStatus": { access: "self" },
  "discord.inviteUrl": { access: "self" },
  "discord.oauthUrl": { access: "self" },
  "discord.oauth.callback": {
    access: "self",
    body: () => ({ code: "any", state: "forged" }),
    status: 403,
  },
  "discord.invitation": {
    access: "self",
    body: () => ({ discord_user_id: "1", token: "forged" }),
    status: 403,
  },
  "discord.link": { access: "self", body: () => ({ discord_user_id: "1" }), status: 403 },
  "discord.unlink": { access: "self" },
  "discord.answer": { access: "viewer", params: ofChannelAnswer },
  "discord.withdrawAnswer": { access: "own", params: ofChannelAnswer },
  "discord.guilds.list": { access: "self" },
  "discord.guilds.upsert": { access: "own", body: ofGuild },
  "discord.guilds.channels": { access: "own", params: inGuild },
  "discord.guilds.saveChannels": {
    access: "own",
    params: inGuild,
    body: () => ({ channels: [{ channel_id: "1", channel_name: "rules", allowed: true }] }),
  },
  "discord.guilds.stats": { access: "own", params: inGuild },
  "discord.guilds.remove": { access: "own", params: inGuild },
  "discord.packs.order": {
    access: "own",
    params: inGuild,
    body: () => ({ pack_size: 100 }),
    status: 404,
  },
  "discord.packs.capture": {
    access: "own",
    params: inGuild,
    body: () => ({ order_id: randomUUID() }),
    status: 404,
  },
  "bot.guilds.report": { ...SERVICE, params: ofGuild },
  "bot.guilds.read": { ...SERVICE, params: ofGuild },
  "bot.guilds.leave": { ...SERVICE, params: ofGuild },
  "bot.ask": SERVICE,
  "bot.pending": SERVICE,
  "bot.read": { ...SERVICE, params: ofAnswered },
  "bot.delivered": { ...SERVICE, params: ofAnswered },
  "bot.undelivered": { ...SERVICE, params: ofAnswered },
  "bot.feedback": { ...SERVICE, params: ofAnswered },
  "bot.count": SERVICE,
  "bot.invite": SERVICE,
  "bot.bracket": SERVICE,
} as const;
