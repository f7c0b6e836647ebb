import type { LinkType } from "@spellwright/contract";
import { and, eq, gt, isNull } from "drizzle-orm";
import { schema, type Transaction } from "../../../database/index.ts";

const { mailLinks, user: users } = schema;

/** Whom a good link belongs to. */
export interface LinkOwner {
  readonly userId: string;
  /** The address that it was mailed to. */
  readonly email: string | null;
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

const isGood = (tokenHash: string, type: LinkType) =>
  and(
    eq(mailLinks.tokenHash, tokenHash),
    eq(mailLinks.type, type),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, new Date()),
  );

const owner = {
  userId: mailLinks.userId,
  email: mailLinks.email,
  expiresAt: mailLinks.expiresAt,
  createdAt: mailLinks.createdAt,
};

export const findGoodLink = async (
  tx: Transaction,
  tokenHash: string,
  type: LinkType,
): Promise<LinkOwner | undefined> => {
  const [link] = await tx.select(owner).from(mailLinks).where(isGood(tokenHash, type));
  return link;
};

export const useGoodLink = async (
  tx: Transaction,
  tokenHash: string,
  type: LinkType,
): Promise<LinkOwner | undefined> => {
  const [link] = await tx
    .update(mailLinks)
    .set({ usedAt: new Date() })
    .where(isGood(tokenHash, type))
    .returning(owner);
  return link;
};

export const findEmail = async (tx: Transaction, userId: string): Promise<string | undefined> => {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
};

/** Whether the address was confirmed before; the row is locked until the transaction ends. */
export const isConfirmed = async (tx: Transaction, userId: string): Promise<boolean> => {
  const [user] = await tx
    .select({ confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return user?.confirmed === true;
};

/** @returns the address; undefined when the account is gone */
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
