import type { PayPalEvent } from "@spellwright/services";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { withoutPayer } from "./event-resource.ts";

const { paymentEvents } = schema;

export type EventRow = typeof paymentEvents.$inferSelect;

/** Stores an event once. @returns whether it is new */
export const storeEvent = async (
  db: Database,
  { id, event_type: type, resource }: PayPalEvent,
): Promise<boolean> => {
  const made = await db
    .insert(paymentEvents)
    .values({ id, type, resource: withoutPayer(resource) })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return made.length > 0;
};

/**
 * Takes the oldest event that is due, for this process alone: until `retryAt` no other one sees it. A
 * process that dies meanwhile leaves it for later.
 */
export const takeEvent = async (
  db: Database,
  now: Date,
  retryAt: Date,
): Promise<EventRow | undefined> => {
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.outcome), lte(paymentEvents.retryAt, now)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(paymentEvents)
    .set({ attempts: sql`${paymentEvents.attempts} + 1`, retryAt })
    .where(eq(paymentEvents.id, sql`(${due})`))
    .returning();
  return row;
};

/** Ids of the refunds of a subscription's payment that events told of. */
export const listRefundIds = async (db: Database, saleId: string): Promise<string[]> => {
  const { type, resource } = paymentEvents;
  const rows = await db
    .select({ id: sql<string | null>`${resource} ->> 'id'` })
    .from(paymentEvents)
    .where(and(eq(type, "PAYMENT.SALE.REFUNDED"), sql`${resource} ->> 'sale_id' = ${saleId}`));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
};

export const endEvent = (db: Database, id: string, outcome: NonNullable<EventRow["outcome"]>) =>
  db.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.id, id));

export const postponeEvent = (db: Database, id: string, retryAt: Date) =>
  db.update(paymentEvents).set({ retryAt }).where(eq(paymentEvents.id, id));
