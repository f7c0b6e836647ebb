import * as z from "zod";
import { Language } from "../enumerations.ts";
import { DetailedReasoning, Engine, Ruling } from "./ruling.ts";

/** An id of Discord: digits that do not fit a number. */
export const Snowflake = z.string().regex(/^\d{1,20}$/);

/** What the bot must know of a server before it answers there (BOT-07). */
export const GuildRules = z.object({
  guild_id: Snowflake,
  allowed_channels: z
    .array(Snowflake)
    .describe("A thread counts as its parent; an empty list: it answers nowhere"),
  threads_only: z.boolean().describe("Only in threads and forum posts of these channels"),
  language: Language.nullable().describe("Null: the language of the server, else of the person"),
});
export type GuildRules = z.infer<typeof GuildRules>;

/** Who paid for an answer: the server, the person, or nobody, because it was given back. */
export const ChargedTo = z.enum(["pack", "account", "nobody"]);
export type ChargedTo = z.infer<typeof ChargedTo>;

/** An answer for a channel. */
export const BotAnswer = z.object({
  outcome: z.literal("answered"),
  question_id: z.uuid(),
  ruling: Ruling,
  detailed_reasoning: DetailedReasoning,
  engine: Engine.nullable().describe("Null: it was not kept yet when this answer was given"),
  charged_to: ChargedTo,
  zaps_charged: z.number().int(),
  answer_url: z.url().describe("The whole answer, for whoever reads the channel"),
  explain_zaps: z.number().int().describe("Price of the same question with more effort"),
});
export type BotAnswer = z.infer<typeof BotAnswer>;

/** A question that was asked, and whose answer was never said to stand in its channel. */
export const PendingQuestion = z.object({
  question_id: z.uuid(),
  key: Snowflake.describe("The message or interaction: asked again, it gives the same answer"),
  guild_id: Snowflake,
  discord_user_id: Snowflake,
  language: Language,
  channel_id: Snowflake.nullable().describe(
    "Where it is still to be posted, as a reply to the message; null: it is to be given back",
  ),
});
export type PendingQuestion = z.infer<typeof PendingQuestion>;

/** What became of a question. Everything but `answered` has cost nothing. */
export const BotOutcome = z.discriminatedUnion("outcome", [
  BotAnswer,
  z
    .object({ outcome: z.literal("repeated"), answer_url: z.url() })
    .describe("The same person asked the same here within a minute: the answer of then stands"),
  z
    .object({
      outcome: z.literal("link"),
      had_pack: z
        .boolean()
        .describe("Whether this server ever had a pack: used up, or never bought"),
    })
    .describe("No pack, and the person has no linked account: offer a link (`bot.invite`)"),
  z
    .object({ outcome: z.literal("account_pays"), zaps: z.number().int() })
    .describe(
      "No pack: the person's linked account would pay, for the first time. Ask again with `account_pays`",
    ),
  z.object({
    outcome: z.literal("no_zaps"),
    code: z.enum(["MONTHLY_LIMIT", "INSUFFICIENT_ZAPS", "DAILY_CAP", "UNDECIDED_CAP"]),
    error: z.string().describe("A sentence in the language of the question"),
    subscription_url: z.url(),
  }),
  z.object({
    outcome: z.literal("silent"),
    reason: z.enum(["guild", "channel", "thread"]),
  }),
  z.object({
    outcome: z.literal("wait"),
    whom: z.enum(["person", "channel", "guild"]),
    retry_after: z.number().int().describe("Seconds"),
  }),
]);
export type BotOutcome = z.infer<typeof BotOutcome>;
