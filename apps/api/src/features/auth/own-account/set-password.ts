import { and, eq } from "drizzle-orm";
import { schema, type Transaction } from "../../../database/index.ts";
import { PASSWORD_PROVIDER } from "../create-account.ts";

const { account } = schema;

/** Stores the hash of a password: in place of the old one, or as the first. */
export const setPassword = async (
  tx: Transaction,
  userId: string,
  password: string,
): Promise<void> => {
  const changed = await tx
    .update(account)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)))
    .returning({ id: account.id });
  if (changed.length > 0) return;
  await tx
    .insert(account)
    .values({ accountId: userId, providerId: PASSWORD_PROVIDER, userId, password });
};
