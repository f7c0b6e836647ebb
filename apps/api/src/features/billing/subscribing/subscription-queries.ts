import type { PaidPlan } from "@spellwright/contract";
import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { isKeptPayment } from "../history/payment-queries.ts";

const { payments, subscriptions } = schema;

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Change = Partial<typeof subscriptions.$inferInsert>;

/** States in which the provider goes on charging. */
export const CHARGING_STATES = ["active", "suspended"] as const;

/** All that a person had or has, newest first. */
export const listSubscriptions = (
  db: Database | Transaction,
  userId: string,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt));

/** One that was begun and not agreed to yet. Old ones are not taken up again. */
export const findBegun = async (
  tx: Transaction,
  userId: string,
  plan: PaidPlan,
  since: Date,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.plan, plan),
        inArray(subscriptions.status, ["making", "approving"]),
        gt(subscriptions.createdAt, since),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row;
};

export const insertSubscription = async (
  tx: Transaction,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> => {
  const [made] = await tx.insert(subscriptions).values(row).returning();
  if (made === undefined) throw new Error("a new subscription has no row");
  return made;
};

export const updateSubscription = (db: Database | Transaction, id: string, change: Change) =>
  db
    .update(subscriptions)
    .set({ ...change, revision: sql`${subscriptions.revision} + 1` })
    .where(eq(subscriptions.id, id));

/** What the provider made of a new one. A slow answer takes nothing back that was paid meanwhile. */
export const keepBegun = (
  db: Database,
  id: string,
  made: Required<Pick<Change, "providerId" | "providerPlanId" | "approvalUrl">>,
) =>
  db
    .update(subscriptions)
    .set({ ...made, status: "approving" })
    .where(and(eq(subscriptions.id, id), inArray(subscriptions.status, ["making", "approving"])));

export const findOwnSubscription = async (
  db: Database,
  userId: string,
  providerId: string,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.providerId, providerId)));
  return row;
};

export const findByProviderId = async (
  db: Database,
  providerId: string,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.providerId, providerId));
  return row;
};

export const findSubscription = async (
  db: Database | Transaction,
  id: string,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
};

/** Those that the provider must hear of: ended by the person, or left behind by a deleted account. */
export const listToCancel = (db: Database): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, CHARGING_STATES),
        or(eq(subscriptions.cancelWanted, true), isNull(subscriptions.userId)),
      ),
    )
    .orderBy(asc(subscriptions.updatedAt))
    .limit(50);

/** Those whose charge is due and of which the provider told nothing for a while. */
export const listOverdue = (db: Database, dueBefore: Date, heardBefore: Date) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, CHARGING_STATES),
        lt(subscriptions.nextChargeAt, dueBefore),
        lt(subscriptions.updatedAt, heardBefore),
      ),
    )
    .orderBy(asc(subscriptions.updatedAt))
    .limit(50);

/**
 * Those whose paid time is over and that nobody ended yet.
 *
 * @param graceFrom what was paid until then, or later, still gives a plan that the provider tries to charge for
 */
export const listUnended = (
  db: Database,
  now: Date,
  graceFrom: Date,
): Promise<SubscriptionRow[]> => {
  const isCharged = and(
    eq(subscriptions.status, "suspended"),
    eq(subscriptions.cancelWanted, false),
  );
  const isPaidFor = or(
    gt(payments.periodEnd, now),
    and(isCharged, gt(payments.periodEnd, graceFrom)),
  );
  const paidFor = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptions.id), isKeptPayment, isPaidFor));
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        inArray(subscriptions.status, ["suspended", "cancelled", "expired"]),
        not(exists(paidFor)),
      ),
    )
    .orderBy(asc(subscriptions.updatedAt))
    .limit(200);
};
