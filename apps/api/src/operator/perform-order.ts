import type { Database } from "../database/index.ts";
import {
  type AccountAction,
  AdministrationError,
  administer,
  listActions,
  listAdmins,
  listBanned,
} from "../features/accounts/index.ts";
import { normalizeEmail } from "../features/auth/index.ts";
import type { OperatorAnswer, OperatorOrder } from "./order.ts";

const ACTIONS: Readonly<Partial<Record<OperatorOrder["command"], AccountAction>>> = {
  grant: "grant_admin",
  revoke: "revoke_admin",
  ban: "ban",
  unban: "unban",
  "end-second-factor": "end_second_factor",
};

const REFUSALS: Readonly<Record<AdministrationError["reason"], string>> = {
  unknown_account: "no account has this address",
  last_admin: "this is the last admin: make another one first",
  admin_not_banned: "an admin cannot be banned: revoke first",
};

const day = (date: Date | null): string =>
  date === null ? "for good" : `until ${date.toISOString()}`;

const listPeople = async (database: Database): Promise<string[]> => {
  const [admins, banned] = [await listAdmins(database), await listBanned(database)];
  return [
    ...admins.map(({ email }) => `admin   ${email}`),
    ...banned.map(
      ({ email, banReason, banExpires }) =>
        `banned  ${email}  ${day(banExpires)}  ${banReason ?? ""}`,
    ),
  ];
};

/** As many entries of the log as a terminal is for. */
const SHOWN = 200;

const listLog = async (database: Database): Promise<string[]> =>
  (await listActions(database, { position: null, limit: SHOWN })).slice(0, SHOWN).map((entry) => {
    const by = entry.by ?? entry.operator ?? "?";
    const until = entry.until === null ? "" : `  ${day(entry.until)}`;
    const gone = entry.action === "try_model" ? "(no account)" : "(deleted account)";
    return `${entry.at.toISOString()}  ${entry.action}  ${entry.subject ?? entry.target ?? gone}  by ${by}${until}  ${entry.reason ?? ""}`;
  });

/** Does what an operator ordered, on whichever database is open (ADM-05). */
export const performOrder = async (
  database: Database,
  { command, email, reason, until, operator }: OperatorOrder,
): Promise<OperatorAnswer> => {
  if (command === "list") return { lines: await listPeople(database) };
  const action = ACTIONS[command];
  if (action === undefined || email === undefined) return { lines: await listLog(database) };
  try {
    await administer(database, action, {
      actor: { source: "command", operator },
      email: normalizeEmail(email),
      reason,
      until: until === undefined ? undefined : new Date(until),
    });
  } catch (error) {
    if (error instanceof AdministrationError) return { refused: REFUSALS[error.reason] };
    throw error;
  }
  return { lines: [`done: ${command} ${normalizeEmail(email)}`] };
};
