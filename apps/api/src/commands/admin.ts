import { userInfo } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError } from "../../../../scripts/commands/index.ts";
import { readDatabaseLocation } from "../config.ts";
import { type Database, openDatabase } from "../database/index.ts";
import {
  type AdminAction,
  AdministrationError,
  administer,
  listActions,
  listAdmins,
  listBanned,
} from "../features/accounts/index.ts";
import { normalizeEmail } from "../features/auth/index.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `usage: npm run admin -- COMMAND
  list                                    the admins and the banned accounts
  log                                     what was done, the newest first
  grant EMAIL                             make an admin
  revoke EMAIL                            an admin no more
  ban EMAIL --reason TEXT [--until DATE]  refuse sign-in and end every session
  unban EMAIL                             lift the ban`;

const ACTIONS: Readonly<Record<string, AdminAction>> = {
  grant: "grant_admin",
  revoke: "revoke_admin",
  ban: "ban",
  unban: "unban",
};

const REFUSALS: Readonly<Record<AdministrationError["reason"], string>> = {
  unknown_account: "no account has this address",
  last_admin: "this is the last admin: make another one first",
  admin_not_banned: "an admin cannot be banned: revoke first",
};

const show = (line: string) => console.log(line);
const day = (date: Date | null): string =>
  date === null ? "for good" : `until ${date.toISOString()}`;

const showLists = async (database: Database): Promise<void> => {
  for (const { email } of await listAdmins(database)) show(`admin   ${email}`);
  for (const { email, banReason, banExpires } of await listBanned(database))
    show(`banned  ${email}  ${day(banExpires)}  ${banReason ?? ""}`);
};

const showLog = async (database: Database): Promise<void> => {
  for (const entry of await listActions(database)) {
    const by = entry.by ?? entry.operator ?? "?";
    const until = entry.until === null ? "" : `  ${day(entry.until)}`;
    show(
      `${entry.at.toISOString()}  ${entry.action}  ${entry.subject ?? "(deleted account)"}  by ${by}${until}  ${entry.reason ?? ""}`,
    );
  }
};

const readUntil = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || date <= new Date())
    throw new CommandError("--until needs a date to come, like 2030-01-31");
  return date;
};

/** What the command line asks for; read whole before a database is opened. */
const readOrder = (): ((database: Database) => Promise<void>) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: "string" }, until: { type: "string" } },
  });
  const [command = "", email] = positionals;
  if (command === "list") return showLists;
  if (command === "log") return showLog;
  const action = ACTIONS[command];
  if (action === undefined || email === undefined) throw new CommandError(USAGE);
  if (action === "ban" && !values.reason?.trim()) throw new CommandError("ban needs --reason TEXT");
  const until = readUntil(values.until);
  return async (database) => {
    await administer(database, action, {
      actor: { source: "command", operator: userInfo().username },
      email: normalizeEmail(email),
      reason: values.reason,
      until,
    });
    show(`done: ${command} ${normalizeEmail(email)}`);
  };
};

await runCommand(async () => {
  const perform = readOrder();
  const database = await openDatabase(readDatabaseLocation(process.env));
  try {
    await perform(database.db);
  } catch (error) {
    if (error instanceof AdministrationError) throw new CommandError(REFUSALS[error.reason]);
    throw error;
  } finally {
    await database.close();
  }
});
