import type { LinkType } from "@spellwright/contract";
import { hashPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { PASSWORD_PROVIDER } from "./create-account.ts";
import { checkPassword } from "./credentials.ts";
import { findLink, useLink } from "./mail-links.ts";

interface VerifyInput {
  readonly token_hash: string;
  readonly type: LinkType;
  readonly password?: string | undefined;
}

/** Whoever opened the link reads the mails of the address: it is confirmed by either type. */
const confirmAddress = async (tx: Transaction, userId: string): Promise<string> => {
  const [user] = await tx
    .update(schema.user)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(eq(schema.user.id, userId))
    .returning({ email: schema.user.email });
  if (user === undefined) throw new AppError("LINK_INVALID");
  return user.email;
};

const setPassword = async (tx: Transaction, userId: string, password: string): Promise<void> => {
  const changed = await tx
    .update(schema.account)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(schema.account.userId, userId), eq(schema.account.providerId, PASSWORD_PROVIDER)))
    .returning({ id: schema.account.id });
  if (changed.length === 0)
    await tx
      .insert(schema.account)
      .values({ accountId: userId, providerId: PASSWORD_PROVIDER, userId, password });
  await tx.delete(schema.session).where(eq(schema.session.userId, userId));
};

/** A recovery link without a password is only looked at, so that the page can say whether it is good. */
const checkLink = (database: Database, input: VerifyInput) =>
  database.transaction(async (tx) => {
    const userId = await findLink(tx, input.token_hash, input.type);
    if (userId === undefined) throw new AppError("LINK_INVALID");
    const [user] = await tx
      .select({ email: schema.user.email })
      .from(schema.user)
      .where(eq(schema.user.id, userId));
    return { type: input.type, email: user?.email ?? "", used: false };
  });

/**
 * AUTH-07: uses a mail link. `signup` confirms the address; `recovery` sets the new password and ends
 * every session.
 *
 * @throws AppError LINK_INVALID for unknown, used and expired links alike; PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG
 */
export const verifyLink = async (
  database: Database,
  input: VerifyInput,
): Promise<{ type: LinkType; email: string; used: boolean }> => {
  const { token_hash, type, password } = input;
  if (type === "recovery" && password === undefined) return checkLink(database, input);
  if (type === "recovery" && password !== undefined) checkPassword(password);
  const hash = type === "recovery" && password !== undefined ? await hashPassword(password) : null;
  return database.transaction(async (tx) => {
    const userId = await useLink(tx, token_hash, type);
    if (userId === undefined) throw new AppError("LINK_INVALID");
    if (hash !== null) await setPassword(tx, userId, hash);
    return { type, email: await confirmAddress(tx, userId), used: true };
  });
};
