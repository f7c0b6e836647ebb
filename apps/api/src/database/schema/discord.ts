import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "./columns.ts";
import { guilds } from "./guilds.ts";
import { ofUser, user } from "./identity.ts";
import { runs } from "./runs.ts";

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

/** A question asked in a channel: one row a message or interaction, kept for a while (BOT-07). */
export const guildQuestions = pgTable(
  "guild_questions",
  {
    id: primaryId(),
    /** Id of the message or interaction: answered and charged once. */
    key: text().notNull().unique(),
    /** What answers it. Null once its owner deleted that. */
    runId: uuid().references(() => runs.id, { onDelete: "set null" }),
    guildId: guildId(),
    channelId: text().notNull(),
    discordUserId: text().notNull(),
    /** The asker's account, when it was linked. */
    userId: uuid().references(() => user.id, { onDelete: "cascade" }),
    question: text().notNull(),
    language: text({ enum: ["fr", "en"] }).notNull(),
    effort: text({ enum: ["low", "medium"] }).notNull(),
    history: jsonb().$type<{ role: "user" | "oracle"; content: string }[]>().notNull(),
    /**
     * Where its answer may still be posted, a thread's own id, as a reply to the message. Null for a
     * command, whose answer only the bot that heard it can give, and once it was given back.
     */
    replyChannelId: text(),
    deliveredAt: moment(),
    /** When the page of its answer was taken back. */
    withdrawnAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.runId),
    index().on(table.guildId),
    index().on(table.userId),
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
