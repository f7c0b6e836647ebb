import { createHash, randomBytes } from "node:crypto";
import type { LinkType } from "@spellwright/contract";
import { and, eq, gt, isNull } from "drizzle-orm";
import { schema, type Transaction } from "../../../database/index.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The sentences of `emails` name these times. */
const LIFE_MS: Readonly<Record<LinkType, number>> = {
  signup: 24 * HOUR_MS,
  recovery: HOUR_MS,
  email_change: 24 * HOUR_MS,
  // Longer than a holiday weekend: who did not ask for the change may not read their mails every day.
  email_undo: 7 * 24 * HOUR_MS,
};
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Whom a good link belongs to. */
export interface LinkOwner {
  readonly userId: string;
  /** The address that it was mailed to. */
  readonly email: string | null;
}

/**
 * Makes a link's token; only its hash is stored, and older links of the same type end. Those that take
 * a change of address back stay: whoever changes it twice would else shut the owner out.
 *
 * @param email the address that the link is mailed to
 * @returns the token, to be mailed and then forgotten
 */
export const issueLink = async (
  tx: Transaction,
  userId: string,
  type: LinkType,
  email: string,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  if (type !== "email_undo")
    await tx
      .delete(schema.mailLinks)
      .where(and(eq(schema.mailLinks.userId, userId), eq(schema.mailLinks.type, type)));
  await tx.insert(schema.mailLinks).values({
    userId,
    type,
    email,
    tokenHash: hashOf(token),
    expiresAt: new Date(Date.now() + LIFE_MS[type]),
  });
  return token;
};

const isGood = (token: string, type: LinkType) =>
  and(
    eq(schema.mailLinks.tokenHash, hashOf(token)),
    eq(schema.mailLinks.type, type),
    isNull(schema.mailLinks.usedAt),
    gt(schema.mailLinks.expiresAt, new Date()),
  );

const owner = { userId: schema.mailLinks.userId, email: schema.mailLinks.email };

/** The owner of a link that could be used now; unknown, used and expired look the same. */
export const findLink = async (
  tx: Transaction,
  token: string,
  type: LinkType,
): Promise<LinkOwner | undefined> => {
  const [link] = await tx.select(owner).from(schema.mailLinks).where(isGood(token, type));
  return link;
};

/** Uses a link up; of two at once only one gets the owner. */
export const useLink = async (
  tx: Transaction,
  token: string,
  type: LinkType,
): Promise<LinkOwner | undefined> => {
  const [link] = await tx
    .update(schema.mailLinks)
    .set({ usedAt: new Date() })
    .where(isGood(token, type))
    .returning(owner);
  return link;
};
