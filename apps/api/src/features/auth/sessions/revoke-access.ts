import type { Transaction } from "../../../database/index.ts";
import { deleteOrdinaryLinks, deletePendingLinks, deleteSessions } from "./queries.ts";

/**
 * Ends whatever could still act for an account when its owner shuts others out: sessions (and with them
 * the streams that they follow), mail links that wait, among them those of a change of address, and links
 * with Discord that were begun. The links that take a change of address back stay: they are the
 * owner's.
 *
 * @param except the session of the caller, which stays
 * @returns how many sessions ended
 */
export const revokeAccess = async (
  tx: Transaction,
  userId: string,
  except?: string,
): Promise<number> => {
  await deleteOrdinaryLinks(tx, userId);
  await deletePendingLinks(tx, userId);
  return deleteSessions(tx, userId, except);
};
