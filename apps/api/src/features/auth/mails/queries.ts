import type { LinkType } from "@spellwright/contract";
import { and, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { PASSWORD_PROVIDER } from "../queries.ts";

const { account, mailLinks, user: users } = schema;

/** Whom a good link belongs to. */
export interface LinkOwner {
  readonly userId: string;
  /** The address that it was mailed to. */
  readonly email: string | null;
  /** Of the browser that signed up. */
  readonly browserHash: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

export const deleteLinks = async (
  tx: Transaction,
  userId: string,
  type: LinkType,
): Promise<void> => {
  await tx.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.type, type)));
};

export const insertLink = async (
  tx: Transaction,
  link: typeof mailLinks.$inferInsert,
): Promise<void> => {
  await tx.insert(mailLinks).values(link);
};

/** Deletes a link whose time is over. */
export const deleteLateLink = async (
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<void> => {
  await database
    .delete(mailLinks)
    .where(and(eq(mailLinks.tokenHash, tokenHash), lte(mailLinks.expiresAt, now)));
};

const isGood = (tokenHash: string, type: LinkType, now: Date) =>
  and(
    eq(mailLinks.tokenHash, tokenHash),
    eq(mailLinks.type, type),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  );

const owner = {
  userId: mailLinks.userId,
  email: mailLinks.email,
  browserHash: mailLinks.browserHash,
  expiresAt: mailLinks.expiresAt,
  createdAt: mailLinks.createdAt,
};

export const findValidLink = async (
  tx: Transaction,
  tokenHash: string,
  type: LinkType,
  now: Date,
): Promise<LinkOwner | undefined> => {
  const [link] = await tx
    .select(owner)
    .from(mailLinks)
    .where(isGood(tokenHash, type, now));
  return link;
};

export const useValidLink = async (
  tx: Transaction,
  tokenHash: string,
  type: LinkType,
  now: Date,
): Promise<boolean> => {
  const used = await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(isGood(tokenHash, type, now))
    .returning({ id: mailLinks.id });
  return used.length > 0;
};

/** The account of a link. Its row is locked until the transaction ends. */
export const lockAccount = async (
  tx: Transaction,
  userId: string,
): Promise<{ email: string; confirmed: boolean; hasPassword: boolean } | undefined> => {
  const [user] = await tx
    .select({ email: users.email, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (user === undefined) return undefined;
  const passwords = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.userId, userId),
        eq(account.providerId, PASSWORD_PROVIDER),
        isNotNull(account.password),
      ),
    );
  return { ...user, hasPassword: passwords.length > 0 };
};

/** Whether a browser signed an address up that nobody confirmed since. */
export const isSignedUpBy = async (
  database: Database,
  email: string,
  browserHash: string,
): Promise<boolean> => {
  const rows = await database
    .select({ id: mailLinks.id })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(
      and(
        eq(users.email, email),
        eq(users.emailVerified, false),
        eq(mailLinks.type, "signup"),
        eq(mailLinks.browserHash, browserHash),
      ),
    );
  return rows.length > 0;
};

/** @returns the address. Undefined when the account is gone */
export const confirmEmail = async (
  tx: Transaction,
  userId: string,
): Promise<string | undefined> => {
  const [user] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return user?.email;
};
