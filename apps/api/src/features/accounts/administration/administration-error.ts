/** Why an action is refused. */
export class AdministrationError extends Error {
  readonly reason: "unknown_account" | "last_admin" | "admin_not_banned";
  constructor(reason: AdministrationError["reason"]) {
    super(reason);
    this.name = "AdministrationError";
    this.reason = reason;
  }
}
