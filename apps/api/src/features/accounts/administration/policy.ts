import type { Subject } from "./queries.ts";

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

export const isAdmin = ({ role }: Subject): boolean => (role ?? "").split(",").includes("admin");

/**
 * The dashboard cannot make its first admin, so it keeps the last one; a command can do both.
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
