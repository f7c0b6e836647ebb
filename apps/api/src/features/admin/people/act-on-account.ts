import type { AdminAction } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { AppError, type SessionUser } from "../../../http/index.ts";
import { AdministrationError, administer } from "../../accounts/index.ts";
import { normalizeEmail } from "../../auth/index.ts";

const REFUSALS = {
  unknown_account: "ACCOUNT_NOT_FOUND",
  last_admin: "LAST_ADMIN",
  admin_not_banned: "ADMIN_NOT_BANNED",
} as const satisfies Record<AdministrationError["reason"], string>;

/**
 * ADM-05: what an admin does to an account in the dashboard, logged under the admin's name.
 *
 * @throws AppError ACCOUNT_NOT_FOUND, LAST_ADMIN, ADMIN_NOT_BANNED; FIELD_INVALID for an end of a ban
 * that is past
 */
export const actOnAccount = async (
  database: Database,
  admin: SessionUser,
  order: {
    readonly action: AdminAction;
    readonly email: string;
    readonly reason: string;
    readonly until: Date | undefined;
  },
  now: Date,
): Promise<void> => {
  if (order.until !== undefined && order.until <= now)
    throw new AppError("FIELD_INVALID", { field: "until" });
  try {
    await administer(database, order.action, {
      actor: { source: "dashboard", actorId: admin.id },
      email: normalizeEmail(order.email),
      reason: order.reason,
      until: order.action === "ban" ? order.until : undefined,
    });
  } catch (error) {
    if (error instanceof AdministrationError) throw new AppError(REFUSALS[error.reason]);
    throw error;
  }
};
