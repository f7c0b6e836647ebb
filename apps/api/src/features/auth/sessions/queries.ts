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

/** The user of a session's token. Written once; without a name at the server, which a pool in between would lose. */
export const prepareReadSession = (database: Database) =>
  database
    .select({
      sessionId: session.id,
      id: users.id,
      email: users.email,
      role: users.role,
      secondFactor: sql<boolean>`${users.twoFactorEnabled} or ${session.byPasskey}`,
      banned: users.banned,
      banExpires: users.banExpires,
    })
    .from(session)
    .innerJoin(users, eq(session.userId, users.id))
    .where(
      and(
        eq(session.token, sql.param(sql.placeholder("token"), session.token)),
        gt(session.expiresAt, sql`now()`),
      ),
    )
    .prepare("");

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

/** The session of a token: the one that somebody shows, to end it. */
export const deletePresentedSession = async (database: Database, token: string): Promise<void> => {
  await database.delete(session).where(eq(session.token, token));
};

/** Whether a session began so lately. */
export const isFreshSession = async (
  database: Database,
  sessionId: string,
  freshMs: number,
): Promise<boolean> => {
  const rows = await database
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.id, sessionId),
        gt(session.createdAt, sql`now() - ${freshMs} * interval '1 millisecond'`),
      ),
    );
  return rows.length > 0;
};

/** Whether a session is still there. */
export const isSessionThere = async (tx: Transaction, sessionId: string): Promise<boolean> => {
  const rows = await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId));
  return rows.length > 0;
};

/** Ends every session of a person, or all but one. Returns how many. */
export const deleteSessions = async (
  tx: Transaction,
  userId: string,
  except: string | undefined,
): Promise<number> => {
  const others = except === undefined ? undefined : ne(session.id, except);
  const ended = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), others))
    .returning({ id: session.id });
  return ended.length;
};

/** Ends the links that were mailed to an account, but for those that take a change of its address back. */
export const deleteOrdinaryLinks = async (tx: Transaction, userId: string): Promise<void> => {
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), ne(mailLinks.type, "email_undo")));
};

/** Ends the links with a Discord account that a person began: the library keeps whose they are in the state. */
export const deletePendingLinks = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(verification).where(sql`position(${userId}::text in ${verification.value}) > 0`);
};

/** Removes what has ended with its time: sessions, states of sign-ins elsewhere, mail links. */
export const purgeExpired = async (database: Database, now: Date): Promise<void> => {
  await database.delete(session).where(lt(session.expiresAt, now));
  await database.delete(verification).where(lt(verification.expiresAt, now));
  await database.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
};
