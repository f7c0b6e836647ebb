import type { Actor } from "./actor.ts";
import { AdministrationError } from "./administration-error.ts";
import type { Subject } from "./queries.ts";

/** Whoever has the role is an admin. It is read anew with each request. */
export const isAdmin = ({ role }: Pick<Subject, "role">): boolean =>
  (role ?? "").split(",").includes("admin");

/**
 * The dashboard cannot make its first admin, so it keeps the last one. A command can do both.
 *
 * @throws AdministrationError last_admin
 */
export const requireAnotherAdmin = ({ source }: Actor, otherAdmins: number): void => {
  if (source === "dashboard" && otherAdmins === 0) throw new AdministrationError("last_admin");
};

/**
 * Nobody bans an admin: the role is taken away first.
 *
 * @throws AdministrationError admin_not_banned
 */
export const refuseToBanAdmin = (subject: Subject): void => {
  if (isAdmin(subject)) throw new AdministrationError("admin_not_banned");
};
