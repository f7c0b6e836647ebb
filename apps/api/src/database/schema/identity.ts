import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, hashedSecret, moment, primaryId, updatedAt } from "./columns.ts";

/** The sign-in library's tables, written by hand. A drift test compares them with its own list. */
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
  twoFactorEnabled: boolean().default(false),
});

/** Whose row it is: it goes with the account. */
export const ofUser = () =>
  uuid()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

export const session = pgTable(
  "session",
  {
    id: primaryId(),
    expiresAt: moment().notNull(),
    token: hashedSecret().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ipAddress: text(),
    userAgent: text(),
    userId: ofUser(),
    impersonatedBy: text(),
    /** A passkey began it: its owner has shown two factors. */
    byPasskey: boolean().default(false),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const account = pgTable(
  "account",
  {
    id: primaryId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: ofUser(),
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
  (table) => [
    index().on(table.userId),
    // One Discord account signs in to one account of ours, also when two links arrive at once.
    unique().on(table.providerId, table.accountId),
  ],
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

/** Second factors: secret and recovery codes under the server’s secret, not `verified` before the first code. */
export const twoFactor = pgTable("two_factor", {
  id: primaryId(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  userId: ofUser().unique(),
  verified: boolean().default(true),
  failedVerificationCount: integer().default(0),
  lockedUntil: moment(),
});

/** Passkeys: what checks their signatures, which is no secret, and the name that their owner gave each. */
export const passkey = pgTable(
  "passkey",
  {
    id: primaryId(),
    name: text(),
    publicKey: text().notNull(),
    userId: ofUser(),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: moment().defaultNow(),
    aaguid: text(),
  },
  (table) => [index().on(table.userId)],
);

/** Counters of the rate limits, in the shape that rate-limiter-flexible keeps them. */
export const rateLimit = pgTable("rate_limit", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: moment(),
});

/** Our own mail links: hashed, single use (AUTH-07). */
export const mailLinks = pgTable(
  "mail_links",
  {
    id: primaryId(),
    userId: ofUser(),
    type: text({ enum: ["signup", "recovery", "email_change", "email_undo"] }).notNull(),
    /** Where it was mailed: with `email_change` the new address, with `email_undo` the one to go back to. */
    email: text(),
    tokenHash: text().notNull().unique(),
    /** With `signup`: of what the browser that signed up keeps (decision 013). */
    browserHash: text(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.type)],
);

/** Values as JSON has them; never a secret. */
export type ChangedValues = Readonly<Record<string, string | number | boolean | null>>;

/** What operators, admins and owners of servers did (ADM-05). It stays when its people go, without their names, for `AUDIT_DAYS`. */
export const adminActions = pgTable(
  "admin_actions",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    action: text({
      enum: [
        "grant_admin",
        "revoke_admin",
        "ban",
        "unban",
        "end_second_factor",
        "try_model",
        "review_answer",
        "set_server",
        "remove_server",
      ],
    }).notNull(),
    /** `command`: an operator with access to the server; `dashboard`: the admin `actorId`; `owner`: of a Discord server. */
    source: text({ enum: ["command", "dashboard", "owner"] }).notNull(),
    actorId: uuid().references(() => user.id, { onDelete: "set null" }),
    /** The operator's name on the machine. */
    operator: text(),
    subjectId: uuid().references(() => user.id, { onDelete: "set null" }),
    reason: text(),
    /** End of a ban; null: for good. */
    until: moment(),
    /** What it is about where that is no account: an answer or a Discord server, by its id. */
    target: text(),
    /** What changed, by name: the values of before and those of now. */
    before: jsonb().$type<ChangedValues>(),
    after: jsonb().$type<ChangedValues>(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.subjectId), index().on(table.actorId)],
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

/** The terms of use that a person accepted by signing up, by their day. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    userId: ofUser(),
    version: text().notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
