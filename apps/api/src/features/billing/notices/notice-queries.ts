import { and, asc, eq, isNull } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { paymentNotices, user, userPreferences } = schema;

export type NoticeKind = (typeof paymentNotices.$inferSelect)["kind"];

/** Notes that a mail is due. Each key once. */
export const addNotice = (tx: Transaction, row: typeof paymentNotices.$inferInsert) =>
  tx.insert(paymentNotices).values(row).onConflictDoNothing();

/** Mails that are due, with whom they go to. */
export const listNotices = (db: Database) =>
  db
    .select({
      key: paymentNotices.key,
      kind: paymentNotices.kind,
      plan: paymentNotices.plan,
      day: paymentNotices.day,
      email: user.email,
      language: userPreferences.language,
    })
    .from(paymentNotices)
    .innerJoin(user, eq(user.id, paymentNotices.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, paymentNotices.userId))
    .where(isNull(paymentNotices.sentAt))
    .orderBy(asc(paymentNotices.createdAt))
    .limit(100);

/** Takes a mail for this process alone. @returns whether it was still due */
export const claimNotice = async (db: Database, key: string, now: Date): Promise<boolean> => {
  const taken = await db
    .update(paymentNotices)
    .set({ sentAt: now })
    .where(and(eq(paymentNotices.key, key), isNull(paymentNotices.sentAt)))
    .returning({ key: paymentNotices.key });
  return taken.length > 0;
};

/** It did not leave: it is due again. */
export const releaseNotice = (db: Database, key: string) =>
  db.update(paymentNotices).set({ sentAt: null }).where(eq(paymentNotices.key, key));
