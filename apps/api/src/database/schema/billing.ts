import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId, updatedAt } from "./columns.ts";
import { ofUser, user } from "./identity.ts";

/** A person who deletes the account leaves these rows behind without a name: the books must stay. */
const payer = () => uuid().references(() => user.id, { onDelete: "set null" });

/** What the buyer agreed to. Null in the sandbox, and of purchases from before it was asked. */
const agreement = {
  /** The day of the terms of use. */
  termsVersion: text(),
  /** When the buyer asked for the service to begin at once, within the days of withdrawal. */
  startRequestedAt: moment(),
};

/** A subscription at the payment provider, as we know it. The provider's own answer decides. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** Also the provider's `custom_id`, and the request id of its making. */
    id: primaryId(),
    userId: payer(),
    /** What the next charge pays for. */
    plan: text({ enum: ["basic", "pro"] }).notNull(),
    /** Price of a month, in euro cents, as it was agreed to. */
    priceCents: integer().notNull(),
    /** A plan that the person was sent to agree to; in force once the provider says so. */
    askedPlan: text({ enum: ["basic", "pro"] }),
    /** `I-…`; null until the provider has answered. */
    providerId: text().unique(),
    providerPlanId: text(),
    approvalUrl: text(),
    status: text({
      enum: ["making", "approving", "active", "suspended", "cancelled", "expired"],
    }).notNull(),
    nextChargeAt: moment(),
    /** The person, or a dearer plan, ended it: the provider must hear of it. */
    cancelWanted: boolean().notNull().default(false),
    ...agreement,
    /** Grows with every change: what was looked up before one is not stored over it. */
    revision: integer().notNull().default(0),
    /** When the time that it paid for was over. Nothing is to be done about it afterwards. */
    endedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.userId, table.status),
    index().on(table.cancelWanted).where(sql`${table.cancelWanted}`),
  ],
);

/** An order of extra zaps, or of a pack for a server. */
export const zapOrders = pgTable(
  "zap_orders",
  {
    /** Also the provider's `custom_id` and `invoice_id`, and the request id of its making. */
    id: primaryId(),
    userId: payer(),
    zaps: integer().notNull(),
    /** The Discord server that they are for. Null: for the person. */
    guildId: text(),
    amountCents: integer().notNull(),
    /** The provider's order; null until it has answered. */
    providerId: text().unique(),
    approvalUrl: text(),
    ...agreement,
    /** `capturing`: the capture was asked for, its outcome is not known here yet. */
    status: text({
      enum: ["making", "approving", "capturing", "pending", "captured", "failed"],
    }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId, table.status), index().on(table.guildId)],
);

/** Money that came in: one row for each payment of the provider. */
export const payments = pgTable(
  "payments",
  {
    id: primaryId(),
    /** Number of the receipt. */
    number: bigserial({ mode: "number" }).notNull(),
    userId: payer(),
    subscriptionId: uuid().references(() => subscriptions.id),
    orderId: uuid().references(() => zapOrders.id),
    /** Of a subscription: what was paid, and for which time. */
    plan: text({ enum: ["basic", "pro"] }),
    periodStart: moment(),
    periodEnd: moment(),
    /** Of an order. */
    zaps: integer(),
    /** Of a server's pack: the server. */
    guildId: text(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** The provider's sale or capture. */
    providerId: text().notNull().unique(),
    refundedCents: integer().notNull().default(0),
    /** Owed to the person: unused days of a plan that a dearer one replaced; 0 once it is given back. */
    refundOwedCents: integer().notNull().default(0),
    /** A dispute of the buyer: while it is open, and when he won it, the payment counts as refunded. */
    dispute: text({ enum: ["open", "lost", "won"] }),
    paidAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.number),
    index().on(table.userId, table.paidAt),
    index().on(table.subscriptionId),
    index().on(table.orderId),
    index().on(table.refundOwedCents).where(sql`${table.refundOwedCents} > 0`),
  ],
);

/** Events of the provider, stored before anything is done about them. Each id once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    resource: jsonb().notNull(),
    receivedAt: createdAt(),
    attempts: integer().notNull().default(0),
    retryAt: moment().notNull().defaultNow(),
    /** Null while there is something left to do. */
    outcome: text({ enum: ["done", "foreign", "given_up"] }),
  },
  (table) => [index().on(table.retryAt).where(sql`${table.outcome} is null`)],
);

/** The provider's names of what we sell, found or made once for each account there. */
export const paymentCatalog = pgTable(
  "payment_catalog",
  {
    /** Whose catalog: the address of the provider and our client id. */
    account: text().notNull(),
    /** `product`, or a plan with its price: another price is another plan there. */
    item: text().notNull(),
    providerId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.account, table.item] })],
);

/** Mails about payments: written with what they tell, sent afterwards, each once. */
export const paymentNotices = pgTable(
  "payment_notices",
  {
    key: text().primaryKey(),
    userId: ofUser(),
    kind: text({ enum: ["plan_renewed", "plan_payment_failed", "plan_ended"] }).notNull(),
    plan: text({ enum: ["basic", "pro"] }).notNull(),
    /** The day that the mail names. */
    day: date({ mode: "string" }),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
);

/**
 * What the accounts of one mail address have had of a month's free allowance, so that an account made
 * anew does not get it twice. The address stands here as a keyed hash only, and for that month only.
 */
export const allowanceMarks = pgTable(
  "allowance_marks",
  {
    addressHash: text().notNull(),
    month: date({ mode: "string" }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.month] })],
);
