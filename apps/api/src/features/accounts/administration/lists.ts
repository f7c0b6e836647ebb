import { and, desc, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, schema } from "../../../database/index.ts";

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

/** What was done, the newest first; people who are gone have no address any more. */
export const listActions = (database: Database) => {
  const subject = alias(user, "subject");
  const actor = alias(user, "actor");
  return database
    .select({
      at: adminActions.createdAt,
      action: adminActions.action,
      by: actor.email,
      operator: adminActions.operator,
      subject: subject.email,
      reason: adminActions.reason,
      until: adminActions.until,
    })
    .from(adminActions)
    .leftJoin(subject, eq(adminActions.subjectId, subject.id))
    .leftJoin(actor, eq(adminActions.actorId, actor.id))
    .orderBy(desc(adminActions.id))
    .limit(LISTED);
};
