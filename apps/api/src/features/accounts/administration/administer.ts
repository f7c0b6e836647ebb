import type { AdminAction } from "@spellwright/contract";
import type { ChangedValues, Database, Transaction } from "../../../database/index.ts";
import { deleteSecondFactor, revokeAccess } from "../../auth/index.ts";
import type { Actor } from "./actor.ts";
import { AdministrationError } from "./administration-error.ts";
import { isAdmin, refuseToBanAdmin, requireAnotherAdmin } from "./policy.ts";
import {
  countOtherAdmins,
  insertAction,
  lockAdmins,
  lockSubject,
  type Subject,
  updateSubject,
} from "./queries.ts";
import { changesOf } from "./record-change.ts";

export interface Order {
  readonly actor: Actor;
  /** Normalized. */
  readonly email: string;
  readonly reason?: string | undefined;
  /** End of a ban; absent: for good. */
  readonly until?: Date | undefined;
}

/** What an admin may do, and what only an operator at the server may. */
export type AccountAction = AdminAction | "end_second_factor";

const CHANGES: Readonly<
  Record<AccountAction, (tx: Transaction, subject: Subject, order: Order) => Promise<void>>
> = {
  grant_admin: (tx, subject) => updateSubject(tx, subject, { role: "admin" }),
  async revoke_admin(tx, subject, { actor }) {
    if (isAdmin(subject)) requireAnotherAdmin(actor, await countOtherAdmins(tx, subject));
    await updateSubject(tx, subject, { role: "user" });
  },
  async ban(tx, subject, { reason, until }) {
    refuseToBanAdmin(subject);
    const ban = { banned: true, banReason: reason ?? null, banExpires: until ?? null };
    await updateSubject(tx, subject, ban);
    // AUTH-10: what is open ends now, and a new sign-in is refused.
    await revokeAccess(tx, subject.id);
  },
  async end_second_factor(tx, subject) {
    await deleteSecondFactor(tx, subject.id);
    await revokeAccess(tx, subject.id);
  },
  unban: (tx, subject) =>
    updateSubject(tx, subject, { banned: false, banReason: null, banExpires: null }),
};

/** What of an account is written down when it changes. */
const told = ({ role, banned, banExpires, secondFactor }: Subject): ChangedValues => ({
  role: role ?? "user",
  banned: banned === true,
  ban_expires: banExpires?.toISOString() ?? null,
  second_factor: secondFactor === true,
});

/**
 * ADM-05: makes or unmakes an admin, bans an account or lifts its ban, ends a second factor whose phone is
 * lost, and writes it down, all or nothing.
 *
 * @throws AdministrationError
 */
export const administer = (
  database: Database,
  action: AccountAction,
  order: Order,
): Promise<void> =>
  database.transaction(async (tx) => {
    // Before the subject, who is one of them: else two of these would wait for each other.
    if (action === "revoke_admin") await lockAdmins(tx);
    const subject = await lockSubject(tx, order.email);
    if (subject === undefined) throw new AdministrationError("unknown_account");
    await CHANGES[action](tx, subject, order);
    const now = (await lockSubject(tx, order.email)) ?? subject;
    await insertAction(tx, {
      ...changesOf(told(subject), told(now)),
      action,
      subjectId: subject.id,
      reason: order.reason ?? null,
      until: order.until ?? null,
      source: order.actor.source,
      actorId: order.actor.source === "dashboard" ? order.actor.actorId : null,
      operator: order.actor.source === "command" ? order.actor.operator : null,
    });
  });
