import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { payments } = schema;

export type PaymentRow = typeof payments.$inferSelect;

/** Payments whose money stayed with us (`isKept`). */
export const isKeptPayment = and(
  lt(payments.refundedCents, payments.amountCents),
  or(isNull(payments.dispute), eq(payments.dispute, "won")),
);

/** Everything a person paid, newest first. */
export const listPayments = (db: Database | Transaction, userId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.paidAt));

export const paymentsOfSubscription = (
  db: Database | Transaction,
  subscriptionId: string,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.subscriptionId, subscriptionId))
    .orderBy(asc(payments.paidAt));

export const paymentOfOrder = async (
  db: Database | Transaction,
  orderId: string,
): Promise<PaymentRow | undefined> => {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
};

export const findPayment = async (
  db: Database | Transaction,
  providerId: string,
): Promise<PaymentRow | undefined> => {
  const [row] = await db.select().from(payments).where(eq(payments.providerId, providerId));
  return row;
};

export const insertPayment = (tx: Transaction, row: typeof payments.$inferInsert) =>
  tx.insert(payments).values(row);

export const updatePayment = (
  db: Database | Transaction,
  id: string,
  change: Partial<typeof payments.$inferInsert>,
) => db.update(payments).set(change).where(eq(payments.id, id));

/** Payments of which something is to be given back. */
export const listOwedRefunds = (db: Database): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(gt(payments.refundOwedCents, 0), isNotNull(payments.subscriptionId)))
    .orderBy(asc(payments.paidAt))
    .limit(50);
