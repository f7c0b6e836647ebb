import { and, eq } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { paymentCatalog } = schema;

/** The provider's ids of what an account of ours there sells. */
export const listCatalog = (db: Database | Transaction, account: string) =>
  db
    .select({ item: paymentCatalog.item, providerId: paymentCatalog.providerId })
    .from(paymentCatalog)
    .where(eq(paymentCatalog.account, account));

export const keepCatalogItem = (db: Database, account: string, item: string, providerId: string) =>
  db
    .insert(paymentCatalog)
    .values({ account, item, providerId })
    .onConflictDoUpdate({
      target: [paymentCatalog.account, paymentCatalog.item],
      set: { providerId },
    });

export const forgetCatalogItem = (db: Database, account: string, item: string) =>
  db
    .delete(paymentCatalog)
    .where(and(eq(paymentCatalog.account, account), eq(paymentCatalog.item, item)));
