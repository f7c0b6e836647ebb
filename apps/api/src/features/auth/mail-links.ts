import { createHash, randomBytes } from "node:crypto";
import type { LinkType } from "@spellwright/contract";
import { and, eq, gt, isNull } from "drizzle-orm";
import { schema, type Transaction } from "../../database/index.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The sentences of `emails` name these times. */
const LIFE_MS: Readonly<Record<LinkType, number>> = { signup: 24 * HOUR_MS, recovery: HOUR_MS };
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Makes a link's token; only its hash is stored, and older links of the same type end.
 *
 * @returns the token, to be mailed and then forgotten
 */
export const issueLink = async (
  tx: Transaction,
  userId: string,
  type: LinkType,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await tx
    .delete(schema.mailLinks)
    .where(and(eq(schema.mailLinks.userId, userId), eq(schema.mailLinks.type, type)));
  await tx.insert(schema.mailLinks).values({
    userId,
    type,
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

/** The user of a link that could be used now; unknown, used and expired look the same. */
export const findLink = async (
  tx: Transaction,
  token: string,
  type: LinkType,
): Promise<string | undefined> => {
  const [link] = await tx
    .select({ userId: schema.mailLinks.userId })
    .from(schema.mailLinks)
    .where(isGood(token, type));
  return link?.userId;
};

/** Uses a link up; of two at once only one gets the user. */
export const useLink = async (
  tx: Transaction,
  token: string,
  type: LinkType,
): Promise<string | undefined> => {
  const [link] = await tx
    .update(schema.mailLinks)
    .set({ usedAt: new Date() })
    .where(isGood(token, type))
    .returning({ userId: schema.mailLinks.userId });
  return link?.userId;
};
