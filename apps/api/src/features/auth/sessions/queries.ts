import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import type { SessionUser } from "../../../http/index.ts";

const { session, verification, mailLinks, user: users } = schema;
const LISTED = 100;

/** Sessions that hold, the caller's own first, then the ones used last. */
export const findSessions = (database: Database, user: Pick<SessionUser, "id" | "sessionId">) =>
  database
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

/** The user of a session's token. Prepared: this query runs before every call of a signed-in person. */
export const prepareReadSession = (database: Database) =>
  database
    .select({
      sessionId: session.id,
      id: users.id,
      email: users.email,
      role: users.role,
      banned: users.banned,
      banExpires: users.banExpires,
    })
    .from(session)
    .innerJoin(users, eq(session.userId, users.id))
    .where(and(eq(session.token, sql.placeholder("token")), gt(session.expiresAt, sql`now()`)))
    .prepare("find_session");

/** @returns how many ended: none when the session is somebody else's */
export const deleteSession = async (
  database: Database,
  userId: string,
  id: string,
): Promise<number> => {
  const ended = await database
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id });
  return ended.length;
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
