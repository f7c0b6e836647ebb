import { and, count, eq, ne } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { adminActions, session, user } = schema;

/** What an admin did to an account, as the journal of admin actions keeps it. */
export type AdminAction = (typeof adminActions.$inferSelect)["action"];

/** Who acts: an operator with access to the server, or an admin in the dashboard. */
export type Actor =
  | { readonly source: "command"; readonly operator: string }
  | { readonly source: "dashboard"; readonly actorId: string };

/** Why an action is refused. */
export class AdministrationError extends Error {
  readonly reason: "unknown_account" | "last_admin" | "admin_not_banned";
  constructor(reason: AdministrationError["reason"]) {
    super(reason);
    this.name = "AdministrationError";
    this.reason = reason;
  }
}

export interface Order {
  readonly actor: Actor;
  /** Normalized. */
  readonly email: string;
  readonly reason?: string | undefined;
  /** End of a ban; absent: for good. */
  readonly until?: Date | undefined;
}

interface Subject {
  readonly id: string;
  readonly role: string | null;
}

const isAdmin = ({ role }: Subject): boolean => (role ?? "").split(",").includes("admin");

const refuseLastAdmin = async (tx: Transaction, subject: Subject): Promise<void> => {
  const [others] = await tx
    .select({ count: count() })
    .from(user)
    .where(and(eq(user.role, "admin"), ne(user.id, subject.id)));
  if (Number(others?.count ?? 0) === 0) throw new AdministrationError("last_admin");
};

const CHANGES: Readonly<
  Record<AdminAction, (tx: Transaction, subject: Subject, order: Order) => Promise<void>>
> = {
  async grant_admin(tx, { id }) {
    await tx.update(user).set({ role: "admin" }).where(eq(user.id, id));
  },
  async revoke_admin(tx, subject, { actor }) {
    // The dashboard cannot make its first admin, so it keeps the last one; a command can do both.
    if (isAdmin(subject) && actor.source === "dashboard") await refuseLastAdmin(tx, subject);
    await tx.update(user).set({ role: "user" }).where(eq(user.id, subject.id));
  },
  async ban(tx, subject, { reason, until }) {
    if (isAdmin(subject)) throw new AdministrationError("admin_not_banned");
    await tx
      .update(user)
      .set({ banned: true, banReason: reason ?? null, banExpires: until ?? null })
      .where(eq(user.id, subject.id));
    // AUTH-10: what is open ends now, and a new sign-in is refused.
    await tx.delete(session).where(eq(session.userId, subject.id));
  },
  async unban(tx, { id }) {
    await tx
      .update(user)
      .set({ banned: false, banReason: null, banExpires: null })
      .where(eq(user.id, id));
  },
};

/**
 * ADM-05: makes or unmakes an admin, bans an account or lifts its ban, and writes it down, all or
 * nothing.
 *
 * @throws AdministrationError
 */
export const administer = (database: Database, action: AdminAction, order: Order): Promise<void> =>
  database.transaction(async (tx) => {
    const [subject] = await tx
      .select({ id: user.id, role: user.role })
      .from(user)
      .where(eq(user.email, order.email))
      .for("update");
    if (subject === undefined) throw new AdministrationError("unknown_account");
    await CHANGES[action](tx, subject, order);
    await tx.insert(adminActions).values({
      action,
      subjectId: subject.id,
      reason: order.reason ?? null,
      until: order.until ?? null,
      source: order.actor.source,
      actorId: order.actor.source === "dashboard" ? order.actor.actorId : null,
      operator: order.actor.source === "command" ? order.actor.operator : null,
    });
  });
