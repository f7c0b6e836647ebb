import type { AccountSession } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import type { SessionUser } from "../../../http/index.ts";
import { requireOwnSession } from "../policy.ts";
import { describeDevice, networkOf } from "./device.ts";
import { deleteSession, findSessions } from "./queries.ts";

/** Where a person is signed in, the caller's own session first, then the ones used last. */
export const listSessions = async (
  database: Database,
  user: SessionUser,
): Promise<AccountSession[]> => {
  const rows = await findSessions(database, user);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === user.sessionId,
    ...describeDevice(row.userAgent ?? ""),
    network: networkOf(row.ipAddress ?? "") || null,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
  }));
};

/** @throws AppError SESSION_NOT_FOUND, for the session of somebody else too */
export const endSession = async (database: Database, userId: string, id: string): Promise<void> =>
  requireOwnSession(await deleteSession(database, userId, id));
