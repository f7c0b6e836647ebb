import { createHash, randomBytes } from "node:crypto";
import type { LinkType } from "@spellwright/contract";
import type { Database, Transaction } from "../../../database/index.ts";
import {
  deleteLateLink,
  deleteLinks,
  findValidLink,
  insertLink,
  type LinkOwner,
  useValidLink,
} from "./queries.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The sentences of `emails` name these times. */
const LIFE_MS: Readonly<Record<LinkType, number>> = {
  signup: 24 * HOUR_MS,
  recovery: HOUR_MS,
  email_change: 24 * HOUR_MS,
  // Longer than a holiday weekend: who did not ask for the change may not read their mails every day.
  email_undo: 7 * 24 * HOUR_MS,
};
/** A link that confirms a new account signs in too, but only while it is this fresh (decision 013). */
const SIGNS_IN_MS = HOUR_MS;
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Makes a link's token. Only its hash is stored. A change of address that is asked for takes the place of
 * the one before. What anybody can ask for (`signup`, `recovery`) ends no link that the owner may hold,
 * nor does a link that takes a change back: whoever changes it twice would else shut the owner out.
 *
 * @param link `email`: the address that it is mailed to
 * @returns the token, to be mailed and then forgotten
 */
export const issueLink = async (
  tx: Transaction,
  link: {
    readonly userId: string;
    readonly type: LinkType;
    readonly email: string;
    readonly browserHash?: string;
  },
  now: Date,
): Promise<string> => {
  const { userId, type } = link;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  if (type === "email_change") await deleteLinks(tx, userId, type);
  const expiresAt = new Date(now.getTime() + LIFE_MS[type]);
  await insertLink(tx, { ...link, tokenHash: hashOf(token), expiresAt });
  return token;
};

/**
 * A link that is seen late is deleted, so that it stays late when the clock goes back. This stands outside of
 * the transaction that looks at the link, which ends with a refusal.
 */
export const endLateLink = (database: Database, token: string, now: Date): Promise<void> =>
  deleteLateLink(database, hashOf(token), now);

/** The owner of a link that could be used now. Unknown, used and expired look the same. */
export const findLink = (
  tx: Transaction,
  token: string,
  type: LinkType,
  now: Date,
): Promise<LinkOwner | undefined> => findValidLink(tx, hashOf(token), type, now);

/** Whether a link of a new account was mailed so lately that it signs in too. */
export const isFresh = ({ expiresAt }: Pick<LinkOwner, "expiresAt">, now: Date): boolean =>
  expiresAt.getTime() - LIFE_MS.signup + SIGNS_IN_MS > now.getTime();

/** Uses a link up. @returns whether it was good still: of two at once one is */
export const useLink = (
  tx: Transaction,
  token: string,
  type: LinkType,
  now: Date,
): Promise<boolean> => useValidLink(tx, hashOf(token), type, now);
