import { eq } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { session, twoFactor, user: users } = schema;

/** Whether an account asks for a code. */
export const hasSecondFactor = async (database: Database, userId: string): Promise<boolean> => {
  const [row] = await database
    .select({ on: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId));
  return row?.on === true;
};

/** The row of a session, by its token. */
export const findSessionId = async (
  database: Database,
  token: string,
): Promise<string | undefined> => {
  const [row] = await database
    .select({ id: session.id })
    .from(session)
    .where(eq(session.token, token));
  return row?.id;
};

/** No code is asked for any more, and the secret is gone. */
export const deleteSecondFactor = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
};
