import { and, asc, eq, gte } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { passkey } = schema;

const ofOwner = (userId: string, id: string) => and(eq(passkey.id, id), eq(passkey.userId, userId));

/** The passkeys of a person, the first one first. */
export const findPasskeys = (database: Database, userId: string) =>
  database
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), passkey.id);

export const countPasskeys = (database: Database, userId: string): Promise<number> =>
  database.$count(passkey, eq(passkey.userId, userId));

/** @returns how many were named: none when the passkey is somebody else's */
export const namePasskey = async (
  database: Database,
  userId: string,
  id: string,
  name: string,
): Promise<number> => {
  const named = await database
    .update(passkey)
    .set({ name })
    .where(ofOwner(userId, id))
    .returning({ id: passkey.id });
  return named.length;
};

/** @returns how many were deleted: none when the passkey is somebody else's */
export const deletePasskey = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<number> => {
  const deleted = await tx.delete(passkey).where(ofOwner(userId, id)).returning({ id: passkey.id });
  return deleted.length;
};

/** Deletes the passkeys that were added from a moment on. */
export const deletePasskeysSince = async (
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<void> => {
  await tx.delete(passkey).where(and(eq(passkey.userId, userId), gte(passkey.createdAt, since)));
};
