import * as z from "zod";
import { BotAnswer, BotOutcome, GuildRules, PendingQuestion, Snowflake } from "../entities/bot.ts";
import { BracketEstimate } from "../entities/bracket.ts";
import { Language } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";
import { QUESTION_ERRORS } from "./question-errors.ts";

const tags = ["Bot"];
/** Discord's longest message. A question of more than 2,000 characters is refused as too long. */
const MESSAGE_MAX_LENGTH = 4000;

/**
 * Calls of the bot's own process: `Authorization: Bearer BOT_KEY`, never a session. Without the key
 * each of them answers UNAUTHENTICATED before it reads its input.
 */
const serviceCall = openCall.errors(declareErrors("UNAUTHENTICATED"));
const inputErrors = declareErrors("FIELD_REQUIRED", "FIELD_INVALID");

const ofGuild = z.object({ guild_id: Snowflake });
const ofQuestion = z.object({ question_id: z.uuid() });
/** A message's or an interaction's id: the same one is counted, answered and charged once. */
const key = Snowflake;
const place = ofGuild.extend({
  key,
  channel_id: Snowflake.describe("Where it was written: a thread's own id in a thread"),
  parent_id: Snowflake.nullable().describe("Of a thread or forum post: its channel; else null"),
});
const done = z.object({ done: z.literal(true) });

/** The bot's own calls (BOT-05, BOT-07). */
export const bot = {
  guilds: {
    report: serviceCall
      .route({
        method: "PUT",
        path: "/bot/guilds/{guild_id}",
        tags,
        summary: "The bot is in this server, or what is known of it changed",
      })
      .input(
        ofGuild.extend({
          name: z.string().max(200),
          icon: z.string().max(100).nullable().describe("Hash of its picture"),
          owner_id: Snowflake,
        }),
      )
      .output(GuildRules)
      .errors(inputErrors),
    read: serviceCall
      .route({ method: "GET", path: "/bot/guilds/{guild_id}", tags })
      .input(ofGuild)
      .output(GuildRules)
      .errors(declareErrors("GUILD_NOT_FOUND")),
    leave: serviceCall
      .route({
        method: "DELETE",
        path: "/bot/guilds/{guild_id}",
        tags,
        summary: "The bot was removed; never after an outage. Packs and settings stay",
      })
      .input(ofGuild)
      .output(done),
  },
  ask: serviceCall
    .route({
      method: "POST",
      path: "/bot/questions",
      tags,
      summary: "Ask in a channel: waits for the answer; a repeated key joins it or gets it again",
    })
    .input(
      place.extend({
        discord_user_id: Snowflake,
        via: z
          .enum(["message", "interaction"])
          .default("message")
          .describe(
            "A message can be answered by another process of the bot; an interaction cannot",
          ),
        text: z.string().max(MESSAGE_MAX_LENGTH).default(""),
        language: Language,
        explains: z
          .uuid()
          .nullable()
          .default(null)
          .describe("A question of this server, asked again with more effort in place of `text`"),
        account_pays: z
          .boolean()
          .default(false)
          .describe("The person was told that their account pays, and said yes"),
        reply_to: Snowflake.nullable()
          .default(null)
          .describe("A message of ours that this one answers: its question is the context"),
      }),
    )
    .output(BotOutcome)
    .errors(declareErrors(...QUESTION_ERRORS, "RUN_NOT_FOUND")),
  pending: serviceCall
    .route({
      method: "GET",
      path: "/bot/questions",
      tags,
      summary: "Questions of the last 20 minutes whose answer nobody confirmed: a bot was ended",
    })
    .output(z.object({ items: z.array(PendingQuestion) })),
  read: serviceCall
    .route({
      method: "GET",
      path: "/bot/questions/{question_id}",
      tags,
      summary: "A stored answer with its steps, free: for buttons that come later",
    })
    .input(ofQuestion)
    .output(BotAnswer)
    .errors(declareErrors("RUN_NOT_FOUND")),
  delivered: serviceCall
    .route({
      method: "POST",
      path: "/bot/questions/{question_id}/delivered",
      tags,
      summary: "The answer stands in the channel; unconfirmed ones are given back after 20 minutes",
    })
    .input(ofQuestion.extend({ message_ids: z.array(Snowflake).min(1).max(10) }))
    .output(done)
    .errors({ ...inputErrors, ...declareErrors("RUN_NOT_FOUND") }),
  undelivered: serviceCall
    .route({
      method: "POST",
      path: "/bot/questions/{question_id}/undelivered",
      tags,
      summary: "The answer could not be shown: what it cost goes back where it came from, once",
    })
    .input(ofQuestion)
    .output(z.object({ refunded: z.boolean() }))
    .errors(declareErrors("RUN_NOT_FOUND")),
  feedback: serviceCall
    .route({ method: "POST", path: "/bot/questions/{question_id}/feedback", tags })
    .input(ofQuestion.extend({ discord_user_id: Snowflake, helpful: z.boolean() }))
    .output(
      z.object({
        is_refunded: z
          .boolean()
          .describe("A likely answer, called wrong by whose account paid for it (BILL-08)"),
      }),
    )
    .errors({ ...inputErrors, ...declareErrors("RUN_NOT_FOUND") }),
  count: serviceCall
    .route({
      method: "POST",
      path: "/bot/messages",
      tags,
      summary: "Before a look-up: counts it, once a key, unless the person looks up too much",
    })
    .input(place.extend({ discord_user_id: Snowflake }))
    .output(done)
    .errors(inputErrors),
  invite: serviceCall
    .route({
      method: "POST",
      path: "/bot/invitations",
      tags,
      summary: "A link for one person to link the account: for nobody else's eyes",
    })
    .input(
      z.object({
        discord_user_id: Snowflake,
        discord_user_name: z.string().min(1).max(100),
        language: Language,
      }),
    )
    .output(z.object({ link_url: z.url(), expires_at: z.iso.datetime() }))
    .errors(inputErrors),
  bracket: serviceCall
    .route({
      method: "POST",
      path: "/bot/bracket",
      tags,
      summary: "Bracket of a pasted list, free",
    })
    .input(z.object({ text: z.string().max(100_000), language: Language }))
    .output(z.object({ estimate: BracketEstimate, unread_lines: z.array(z.string()) }))
    .errors(
      declareErrors(
        "FIELD_REQUIRED",
        "FIELD_INVALID",
        "DECK_NO_CARDS",
        "DECK_UNREADABLE",
        "DECK_TOO_MANY_LINES",
      ),
    ),
};
