import type { OwnAccount } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { AppError, type SessionUser } from "../../../http/index.ts";
import { DEMO_ACCOUNT } from "../demo-account.ts";
import { DISCORD_PROVIDER } from "../discord/discord-plugin.ts";
import { PASSWORD_PROVIDER } from "../queries.ts";
import { findAccount, listSignInMethods } from "./queries.ts";

interface WaysIn {
  /** Absent: this person signs in with Discord only. */
  readonly passwordHash: string | undefined;
  readonly discord: boolean;
}

/** How a person can sign in. */
export const readSignInMethods = async (database: Database, userId: string): Promise<WaysIn> => {
  const rows = await listSignInMethods(database, userId);
  const own = rows.find(({ providerId }) => providerId === PASSWORD_PROVIDER);
  return {
    passwordHash: own?.password ?? undefined,
    discord: rows.some(({ providerId }) => providerId === DISCORD_PROVIDER),
  };
};

/** The account as its owner sees it. */
export const readOwnAccount = async (
  database: Database,
  caller: Pick<SessionUser, "id">,
): Promise<OwnAccount> => {
  const { passwordHash, discord } = await readSignInMethods(database, caller.id);
  const row = await findAccount(database, caller.id);
  if (row === undefined) throw new AppError("SESSION_EXPIRED");
  return {
    id: caller.id,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    has_password: passwordHash !== undefined,
    pending_email: row.pending,
    discord_linked: discord,
    second_factor: row.secondFactor === true,
    demo: row.email === DEMO_ACCOUNT.email,
  };
};
