import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { zapOrders } = schema;

export type OrderRow = typeof zapOrders.$inferSelect;

/** An order of the same zaps, for the same server or none, that was begun and not agreed to yet. */
export const findBegunOrder = async (
  tx: Transaction,
  wanted: Pick<OrderRow, "zaps" | "amountCents" | "guildId"> & { readonly userId: string },
  since: Date,
): Promise<OrderRow | undefined> => {
  const [row] = await tx
    .select()
    .from(zapOrders)
    .where(
      and(
        eq(zapOrders.userId, wanted.userId),
        eq(zapOrders.zaps, wanted.zaps),
        eq(zapOrders.amountCents, wanted.amountCents),
        sql`${zapOrders.guildId} is not distinct from ${wanted.guildId}`,
        inArray(zapOrders.status, ["making", "approving"]),
        gt(zapOrders.createdAt, since),
      ),
    )
    .orderBy(desc(zapOrders.createdAt))
    .limit(1);
  return row;
};

export const insertOrder = async (
  tx: Transaction,
  row: typeof zapOrders.$inferInsert,
): Promise<OrderRow> => {
  const [made] = await tx.insert(zapOrders).values(row).returning();
  if (made === undefined) throw new Error("a new order has no row");
  return made;
};

/** What the provider made of a new one. A slow answer takes nothing back that was paid meanwhile. */
export const keepBegunOrder = (
  db: Database,
  id: string,
  made: { readonly providerId: string; readonly approvalUrl: string },
) =>
  db
    .update(zapOrders)
    .set({ ...made, status: "approving" })
    .where(and(eq(zapOrders.id, id), inArray(zapOrders.status, ["making", "approving"])));

export const findOwnOrder = async (
  db: Database,
  userId: string,
  id: string,
): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(zapOrders)
    .where(and(eq(zapOrders.userId, userId), eq(zapOrders.id, id)));
  return row;
};

export const findOrder = async (
  db: Database | Transaction,
  id: string,
): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(zapOrders).where(eq(zapOrders.id, id));
  return row;
};

export const findOrderByProviderId = async (
  db: Database,
  providerId: string,
): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(zapOrders).where(eq(zapOrders.providerId, providerId));
  return row;
};

/** Orders of a server that nobody has paid yet come to nothing. */
export const dropOrdersOf = (tx: Transaction, guildId: string, now: Date) =>
  tx
    .update(zapOrders)
    .set({ status: "failed", updatedAt: now })
    .where(and(eq(zapOrders.guildId, guildId), inArray(zapOrders.status, ["making", "approving"])));

/** What is paid stays paid, whatever a slower process believes. */
export const setOrderStatus = (
  db: Database | Transaction,
  id: string,
  status: OrderRow["status"],
  now: Date,
) =>
  db
    .update(zapOrders)
    .set({ status, updatedAt: now })
    .where(and(eq(zapOrders.id, id), ne(zapOrders.status, "captured")));

/** A capture is about to be asked for. One that ended meanwhile stays as it is. */
export const markCapturing = (db: Database, id: string, now: Date) =>
  db
    .update(zapOrders)
    .set({ status: "capturing", updatedAt: now })
    .where(
      and(eq(zapOrders.id, id), inArray(zapOrders.status, ["making", "approving", "capturing"])),
    );

/** Captures whose outcome nobody heard of. What was tried last comes last. */
export const listUnresolvedCaptures = (db: Database, before: Date): Promise<OrderRow[]> =>
  db
    .select()
    .from(zapOrders)
    .where(and(eq(zapOrders.status, "capturing"), lt(zapOrders.updatedAt, before)))
    .orderBy(asc(zapOrders.updatedAt))
    .limit(50);
