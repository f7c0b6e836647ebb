import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId, updatedAt } from "./columns.ts";
import { ofUser, user } from "./identity.ts";

/** A server of Discord that the bot is, or was, in. Ids of Discord are digits that fit no number. */
export const guilds = pgTable(
  "guilds",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Hash of its picture. */
    icon: text(),
    /** As it was last reported: where to look for an owner's servers, no proof of ownership. */
    ownerId: text().notNull(),
    threadsOnly: boolean().notNull().default(false),
    language: text({ enum: ["fr", "en"] }),
    /** When the bot was removed; null while it is there. */
    leftAt: moment(),
    /** When the bot came, or came back. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.ownerId)],
);

const guildId = () =>
  text()
    .notNull()
    .references(() => guilds.id, { onDelete: "cascade" });

/** Channels in which the bot may answer. */
export const guildChannels = pgTable(
  "guild_channels",
  { guildId: guildId(), channelId: text().notNull(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.guildId, table.channelId] })],
);

/** Messages that the bot dealt with, by channel and UTC day. */
export const guildMessages = pgTable(
  "guild_messages",
  {
    guildId: guildId(),
    channelId: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.channelId, table.day] })],
);

/** Ids of messages that are counted already; Discord repeats an event within hours, not days. */
export const countedMessages = pgTable(
  "counted_messages",
  { key: text().primaryKey(), createdAt: createdAt() },
  (table) => [index().on(table.createdAt)],
);

/**
 * A pack of questions that works for all members of a server; its id is that of its order. It stays in
 * the books when its server or its buyer goes.
 */
export const guildPacks = pgTable(
  "guild_packs",
  {
    id: uuid().primaryKey(),
    guildId: text().notNull(),
    /** The buyer. */
    userId: uuid().references(() => user.id, { onDelete: "set null" }),
    size: integer().notNull(),
    remaining: integer().notNull(),
    /** When the owner removed the bot: nothing is taken from it any more. */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.guildId, table.createdAt),
    index().on(table.userId),
    check("guild_packs_remaining_not_negative", sql`${table.remaining} >= 0`),
  ],
);

/** Append-only ledger of the packs: the sum of `amount` per pack is what remains of it. */
export const guildPackEntries = pgTable(
  "guild_pack_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    packId: uuid()
      .notNull()
      .references(() => guildPacks.id),
    kind: text({
      enum: ["purchase", "reserve", "commit", "refund", "revoke", "close"],
    }).notNull(),
    amount: integer().notNull(),
    /** The question that it was for. */
    questionId: uuid(),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.packId), index().on(table.questionId)],
);

/** A question asked in a channel: one row a message or interaction, kept for a while (BOT-07). */
export const guildQuestions = pgTable(
  "guild_questions",
  {
    id: primaryId(),
    /** Id of the message or interaction: answered and charged once. */
    key: text().notNull().unique(),
    guildId: guildId(),
    channelId: text().notNull(),
    discordUserId: text().notNull(),
    /** The asker's account, when it was linked. */
    userId: uuid().references(() => user.id, { onDelete: "cascade" }),
    question: text().notNull(),
    language: text({ enum: ["fr", "en"] }).notNull(),
    effort: text({ enum: ["low", "medium"] }).notNull(),
    history: jsonb().$type<{ role: "user" | "oracle"; content: string }[]>().notNull(),
    paidBy: text({ enum: ["pack", "account"] }).notNull(),
    status: text({ enum: ["running", "answered", "failed"] }).notNull(),
    attempt: integer().notNull().default(1),
    zapsCharged: integer().notNull().default(0),
    errorCode: text(),
    errorParams: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    answer: jsonb(),
    /** Of an answer that the asker's account paid for: where it stands whole. */
    discussionId: uuid(),
    /**
     * Where its answer may still be posted, a thread's own id, as a reply to the message; null for a
     * command, whose answer only the bot that heard it can give, and once it was given back.
     */
    replyChannelId: text(),
    deliveredAt: moment(),
    /** When the page of its answer was taken back. */
    withdrawnAt: moment(),
    heartbeatAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.guildId),
    index().on(table.userId),
    index().on(table.status, table.heartbeatAt),
    index().on(table.createdAt),
  ],
);

/** Messages of ours in which an answer stands: a reply to one of them goes on with its question. */
export const guildAnswers = pgTable(
  "guild_answers",
  {
    messageId: text().primaryKey(),
    questionId: uuid()
      .notNull()
      .references(() => guildQuestions.id, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.questionId)],
);

/** What members think of answers. */
export const guildFeedback = pgTable(
  "guild_feedback",
  {
    questionId: uuid()
      .notNull()
      .references(() => guildQuestions.id, { onDelete: "cascade" }),
    discordUserId: text().notNull(),
    helpful: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.discordUserId] })],
);

/** Link tokens and OAuth states that were used, until they would have ended by themselves. */
export const usedLinkTokens = pgTable(
  "used_link_tokens",
  {
    nonce: text().primaryKey(),
    userId: ofUser(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
