import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { microsOf, type PagePosition, rowsAfter } from "../../../http/index.ts";

const { adminActions, user } = schema;
const LISTED = 200;

const people = (database: Database, which: SQL | undefined) =>
  database
    .select({
      email: user.email,
      role: user.role,
      banReason: user.banReason,
      banExpires: user.banExpires,
    })
    .from(user)
    .where(which)
    .orderBy(user.email)
    .limit(LISTED);

/** The admins, by address. */
export const listAdmins = (database: Database) => people(database, eq(user.role, "admin"));

/** The accounts whose ban has not ended, by address. */
export const listBanned = (database: Database) =>
  people(
    database,
    and(eq(user.banned, true), or(isNull(user.banExpires), gt(user.banExpires, new Date()))),
  );

/** What was done, the newest first, one more than a page. People who are gone have no address any more. */
export const listActions = (
  database: Database,
  { position, limit }: { readonly position: PagePosition | null; readonly limit: number },
) => {
  const subject = alias(user, "subject");
  const actor = alias(user, "actor");
  return database
    .select({
      id: sql<string>`${adminActions.id}::text`,
      micros: microsOf(adminActions.createdAt),
      at: adminActions.createdAt,
      action: adminActions.action,
      by: actor.email,
      operator: adminActions.operator,
      subject: subject.email,
      reason: adminActions.reason,
      until: adminActions.until,
      target: adminActions.target,
      before: adminActions.before,
      after: adminActions.after,
    })
    .from(adminActions)
    .leftJoin(subject, eq(adminActions.subjectId, subject.id))
    .leftJoin(actor, eq(adminActions.actorId, actor.id))
    .where(rowsAfter(adminActions.createdAt, adminActions.id, position, "descending"))
    .orderBy(desc(adminActions.createdAt), desc(adminActions.id))
    .limit(limit + 1);
};

/** Whom an action is about. */
export interface Subject {
  readonly id: string;
  /** Roles, separated by commas. */
  readonly role: string | null;
  readonly banned: boolean | null;
  readonly banExpires: Date | null;
  readonly secondFactor: boolean | null;
}

/** The account of a normalized address, locked until the transaction ends. */
export const lockSubject = async (tx: Transaction, email: string): Promise<Subject | undefined> => {
  const [subject] = await tx
    .select({
      id: user.id,
      role: user.role,
      banned: user.banned,
      banExpires: user.banExpires,
      secondFactor: user.twoFactorEnabled,
    })
    .from(user)
    .where(eq(user.email, email))
    .for("update");
  return subject;
};

/** Locks every admin until the transaction ends: of two who unmake each other at once, one stays and is told so. */
export const lockAdmins = async (tx: Transaction): Promise<void> => {
  await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.role, "admin"))
    .orderBy(user.id)
    .for("update");
};

export const countOtherAdmins = (tx: Transaction, { id }: Subject): Promise<number> =>
  tx.$count(user, and(eq(user.role, "admin"), ne(user.id, id)));

export const updateSubject = async (
  tx: Transaction,
  { id }: Subject,
  change: Partial<Pick<typeof user.$inferInsert, "role" | "banned" | "banReason" | "banExpires">>,
): Promise<void> => {
  await tx.update(user).set(change).where(eq(user.id, id));
};

export const insertAction = async (
  tx: Database | Transaction,
  action: typeof adminActions.$inferInsert,
): Promise<void> => {
  await tx.insert(adminActions).values(action);
};

/** Deletes what is older, as long as nobody needs to know. @returns how many */
export const deleteOldActions = async (database: Database, before: Date): Promise<number> => {
  const { rowCount } = await database
    .delete(adminActions)
    .where(lt(adminActions.createdAt, before));
  return rowCount ?? 0;
};
