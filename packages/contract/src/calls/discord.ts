import * as z from "zod";
import { Agreement } from "../entities/billing.ts";
import { Snowflake } from "../entities/bot.ts";
import { ChannelAnswer } from "../entities/channel-answer.ts";
import {
  DiscordLinkStatus,
  Guild,
  GuildChannels,
  GuildStats,
  ServerPackSize,
} from "../entities/guild.ts";
import { Language } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall, sessionCall } from "./base.ts";

const tags = ["Discord"];
const botErrors = declareErrors(
  "DISCORD_BOT_NOT_CONFIGURED",
  "DISCORD_UNAVAILABLE",
  "DISCORD_BUSY",
);
/** Another's server answers exactly like a missing one (BOT-06). */
const ownerErrors = { ...botErrors, ...declareErrors("GUILD_NOT_FOUND") };
const inputErrors = declareErrors("FIELD_REQUIRED", "FIELD_INVALID");
const payErrors = declareErrors(
  "PAYMENTS_NOT_CONFIGURED",
  "SHOP_INCOMPLETE",
  "PAYMENT_UNAVAILABLE",
  "PAYMENT_REFUSED",
);

const ofGuild = z.object({ id: Snowflake });
const done = z.object({ done: z.literal(true) });
const linkToken = z.string().max(1000);
/** Who is linked spends the account’s zaps: it takes a session that has just begun, or the password. */
const ownPassword = z
  .string()
  .max(1000)
  .optional()
  .describe("Needed when the session began more than ten minutes ago");
const proofErrors = declareErrors("PASSWORD_WRONG", "FRESH_SIGN_IN_REQUIRED");
/** Most channels of a server (a limit of Discord). */
const CHANNELS_MAX = 500;

/** BOT-01…10: one's Discord account and the servers that one owns (spec 2, section 7). */
export const discord = {
  linkStatus: sessionCall
    .route({ method: "GET", path: "/discord/link-status", tags })
    .output(DiscordLinkStatus),
  inviteUrl: sessionCall
    .route({
      method: "GET",
      path: "/discord/invite-url",
      tags,
      summary: "Adds the bot to a server",
    })
    .output(z.object({ inviteUrl: z.url() }))
    .errors(declareErrors("DISCORD_BOT_NOT_CONFIGURED")),
  oauthUrl: sessionCall
    .route({ method: "GET", path: "/discord/oauth-url", tags })
    .output(z.object({ authUrl: z.url() }))
    .errors(declareErrors("DISCORD_NOT_CONFIGURED")),
  oauth: {
    callback: sessionCall
      .route({
        method: "POST",
        path: "/discord/oauth/callback",
        tags,
        summary: "Back from Discord: its own word on who this is; a repeat gets the first result",
      })
      .input(
        z.object({
          code: z.string().min(1).max(500),
          state: z.string().min(1).max(500),
          password: ownPassword,
        }),
      )
      .output(z.object({ linked: z.literal(true) }))
      .errors({
        ...inputErrors,
        ...proofErrors,
        ...declareErrors(
          "DISCORD_NOT_CONFIGURED",
          "DISCORD_UNAVAILABLE",
          "DISCORD_LINK_INVALID",
          "DISCORD_LINKED_ELSEWHERE",
          "DEMO_ACCOUNT_KEPT",
        ),
      }),
  },
  invitation: sessionCall
    .route({
      method: "POST",
      path: "/discord/link/invitation",
      tags,
      summary: "Whose Discord account a link of the bot is about; nothing is linked yet",
    })
    .input(z.object({ discord_user_id: Snowflake, token: linkToken }))
    .output(z.object({ discord_user_name: z.string() }))
    .errors({ ...inputErrors, ...declareErrors("DISCORD_LINK_INVALID") }),
  link: sessionCall
    .route({
      method: "POST",
      path: "/discord/link",
      tags,
      summary: "Link by the bot’s own word; a bare id proves nothing (BOT-05)",
    })
    .input(
      z.object({
        discord_user_id: Snowflake,
        token: linkToken.optional(),
        password: ownPassword,
      }),
    )
    .output(z.object({ linked: z.literal(true) }))
    .errors({
      ...inputErrors,
      ...proofErrors,
      ...declareErrors("DISCORD_LINK_INVALID", "DISCORD_LINKED_ELSEWHERE", "DEMO_ACCOUNT_KEPT"),
    }),
  unlink: sessionCall
    .route({ method: "DELETE", path: "/discord/link", tags })
    .output(done)
    .errors(declareErrors("DEMO_ACCOUNT_KEPT")),
  answer: openCall
    .route({
      method: "GET",
      path: "/discord/answers/{id}",
      tags,
      summary: "An answer that the bot gave in a channel, for whoever has the link under it",
    })
    .input(z.object({ id: z.string().max(64) }))
    .output(ChannelAnswer)
    .errors(declareErrors("RUN_NOT_FOUND", "ACCOUNT_BANNED")),
  withdrawAnswer: sessionCall
    .route({
      method: "DELETE",
      path: "/discord/answers/{id}",
      tags,
      summary: "Its page is gone: by who asked, or by the owner of the server",
    })
    .input(z.object({ id: z.string().max(64) }))
    .output(done)
    .errors(declareErrors("RUN_NOT_FOUND", "DISCORD_UNAVAILABLE", "DISCORD_BUSY")),
  guilds: {
    list: sessionCall
      .route({ method: "GET", path: "/discord/guilds", tags })
      .output(z.object({ guilds: z.array(Guild) }))
      .errors(botErrors),
    upsert: sessionCall
      .route({
        method: "POST",
        path: "/discord/guilds/upsert",
        tags,
        summary: "After an invitation: name and picture come from Discord, not from the caller",
      })
      .input(
        z.object({
          guild_id: Snowflake,
          name: z.string().max(200).optional(),
          icon_url: z.string().max(500).nullish(),
        }),
      )
      .output(Guild)
      .errors({ ...ownerErrors, ...inputErrors }),
    channels: sessionCall
      .route({ method: "GET", path: "/discord/guilds/{id}/channels", tags })
      .input(ofGuild)
      .output(GuildChannels)
      .errors(ownerErrors),
    saveChannels: sessionCall
      .route({ method: "POST", path: "/discord/guilds/{id}/channels", tags })
      .input(
        ofGuild.extend({
          channels: z
            .array(
              z.object({
                channel_id: Snowflake,
                channel_name: z.string().max(200).default(""),
                allowed: z.boolean(),
              }),
            )
            .max(CHANNELS_MAX),
          threads_only: z.boolean().optional().describe("Absent: as it was"),
          language: Language.nullable().optional().describe("Absent: as it was"),
        }),
      )
      .output(GuildChannels)
      .errors({ ...ownerErrors, ...inputErrors }),
    stats: sessionCall
      .route({ method: "GET", path: "/discord/guilds/{id}/stats", tags })
      .input(ofGuild)
      .output(GuildStats)
      .errors(ownerErrors),
    remove: sessionCall
      .route({
        method: "DELETE",
        path: "/discord/guilds/{id}",
        tags,
        summary: "Deletes settings and history, closes the packs; the bot leaves (BOT-09)",
      })
      .input(ofGuild)
      .output(z.object({ left: z.boolean().describe("false: to be removed in Discord by hand") }))
      .errors(ownerErrors),
  },
  packs: {
    order: sessionCall
      .route({ method: "POST", path: "/discord/guilds/{id}/packs/order", tags })
      .input(ofGuild.extend({ pack_size: ServerPackSize, agreement: Agreement.optional() }))
      .output(z.object({ approval_url: z.string(), order_id: z.uuid() }))
      .errors({
        ...ownerErrors,
        ...inputErrors,
        ...payErrors,
        ...declareErrors("TERMS_NOT_ACCEPTED", "APPROVAL_URL_MISSING"),
      }),
    capture: sessionCall
      .route({ method: "POST", path: "/discord/guilds/{id}/packs/capture", tags })
      .input(ofGuild.extend({ order_id: z.uuid() }))
      .output(z.object({ pack_size: z.number().int(), status: z.enum(["done", "pending"]) }))
      .errors({
        ...ownerErrors,
        ...inputErrors,
        ...payErrors,
        ...declareErrors(
          "PAYMENT_NOT_FOUND",
          "PAYMENT_NOT_APPROVED",
          "PAYMENT_DECLINED",
          "PAYMENT_MISMATCH",
        ),
      }),
  },
};
