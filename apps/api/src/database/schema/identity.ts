import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId, updatedAt } from "./columns.ts";

/** The sign-in library's four tables, written by hand; a drift test compares them with its own list. */
export const user = pgTable("user", {
  id: primaryId(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  role: text(),
  banned: boolean().default(false),
  banReason: text(),
  banExpires: moment(),
});

export const session = pgTable(
  "session",
  {
    id: primaryId(),
    expiresAt: moment().notNull(),
    token: text().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ipAddress: text(),
    userAgent: text(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    impersonatedBy: text(),
  },
  (table) => [index().on(table.userId)],
);

export const account = pgTable(
  "account",
  {
    id: primaryId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId)],
);

export const verification = pgTable(
  "verification",
  {
    id: primaryId(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.identifier)],
);

/** Counters of the rate limits, in the shape that rate-limiter-flexible keeps them. */
export const rateLimit = pgTable("rate_limit", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: moment(),
});

/** Our own mail links: hashed, single use, one of a type per user (AUTH-07). */
export const mailLinks = pgTable(
  "mail_links",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    type: text({ enum: ["signup", "recovery"] }).notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.type)],
);

export const userPreferences = pgTable("user_preferences", {
  userId: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  language: text({ enum: ["fr", "en"] })
    .notNull()
    .default("fr"),
  theme: text({ enum: ["system", "dark", "light"] })
    .notNull()
    .default("system"),
  notificationsEnabled: boolean().notNull().default(true),
  discordUserId: text().unique(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
