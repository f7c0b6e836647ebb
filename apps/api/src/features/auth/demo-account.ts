import { hashPassword } from "better-auth/crypto";
import type { Database } from "../../database/index.ts";
import { findUserByEmail, insertAccount } from "./queries.ts";

/** Offered on the sign-in dialog of an embedded server, so that a newcomer can look around. */
export const DEMO_ACCOUNT = {
  email: "demo@spellwright.local",
  password: "spellwright-demo",
} as const;

/**
 * Creates the demo account, confirmed and on the pro plan, when it is missing. Only for a server
 * whose configuration allows it (`config.demoAccount`).
 *
 * @returns its user, and whether this call created it
 */
export const seedDemoAccount = async (
  database: Database,
): Promise<{ userId: string; created: boolean }> => {
  const existing = await findUserByEmail(database, DEMO_ACCOUNT.email);
  if (existing !== undefined) return { userId: existing.id, created: false };
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password);
  const userId = await database.transaction((tx) =>
    insertAccount(tx, {
      email: DEMO_ACCOUNT.email,
      passwordHash,
      language: "fr",
      confirmed: true,
      plan: "pro",
    }),
  );
  return { userId, created: true };
};
