import type { AccountSession } from "@spellwright/contract";
import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { AppError, type SessionUser } from "../../../http/index.ts";
import { describeDevice, networkOf } from "./device.ts";

const { session, verification, mailLinks } = schema;
const LISTED = 100;

/** Where a person is signed in, the caller's own session first, then the ones used last. */
export const listSessions = async (
  database: Database,
  user: SessionUser,
): Promise<AccountSession[]> => {
  const rows = await database
    .select({
      id: session.id,
      userAgent: session.userAgent,
      ipAddress: session.ipAddress,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, user.id), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(eq(session.id, user.sessionId)), desc(session.updatedAt), session.id)
    .limit(LISTED);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === user.sessionId,
    ...describeDevice(row.userAgent ?? ""),
    network: networkOf(row.ipAddress ?? "") || null,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
  }));
};

/** @throws AppError SESSION_NOT_FOUND, for the session of somebody else too */
export const endSession = async (database: Database, userId: string, id: string): Promise<void> => {
  const ended = await database
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id });
  if (ended.length === 0) throw new AppError("SESSION_NOT_FOUND");
};

/** Ends every session of a person but one. Returns how many. */
export const endOtherSessions = async (
  database: Database | Transaction,
  user: Pick<SessionUser, "id" | "sessionId">,
): Promise<number> => {
  const ended = await database
    .delete(session)
    .where(and(eq(session.userId, user.id), ne(session.id, user.sessionId)))
    .returning({ id: session.id });
  return ended.length;
};

/** Removes what has ended with its time: sessions, states of sign-ins elsewhere, mail links. */
export const purgeExpired = async (database: Database): Promise<void> => {
  const now = new Date();
  await database.delete(session).where(lt(session.expiresAt, now));
  await database.delete(verification).where(lt(verification.expiresAt, now));
  await database.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
};
