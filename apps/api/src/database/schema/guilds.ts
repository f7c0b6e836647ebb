import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "./columns.ts";

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
    /** When the bot was removed. Null while it is there. */
    leftAt: moment(),
    /** When the bot came, or came back. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.ownerId)],
);
