import { userInfo } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError } from "@spellwright/commands";
import { readDatabaseLocation } from "../config/config.ts";
import { type DatabaseLocation, openDatabase } from "../database/open.ts";
import {
  type OperatorAnswer,
  type OperatorOrder,
  performOrder,
  sendOrder,
} from "../operator/index.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `usage: npm run admin -- COMMAND
  list                                    the admins and the banned accounts
  log                                     what was done, the newest first
  grant EMAIL                             make an admin
  revoke EMAIL                            an admin no more
  ban EMAIL --reason TEXT [--until DATE]  refuse sign-in and end every session
  unban EMAIL                             lift the ban
  end-second-factor EMAIL                 ask for no code any more, where phone and recovery codes are lost`;

const COMMANDS = ["list", "log", "grant", "revoke", "ban", "unban", "end-second-factor"] as const;

const readUntil = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || date <= new Date())
    throw new CommandError("--until needs a date to come, like 2030-01-31");
  return date.toISOString();
};

/** What the command line asks for, null for the usage. Read whole before a database is opened. */
const readOrder = (): OperatorOrder | null => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      reason: { type: "string" },
      until: { type: "string" },
    },
  });
  if (values.help === true) return null;
  const [name, email] = positionals;
  const command = COMMANDS.find((each) => each === name);
  const isAboutNobody = command === "list" || command === "log";
  if (command === undefined || (!isAboutNobody && !email)) throw new CommandError(USAGE);
  if (command === "ban" && !values.reason?.trim())
    throw new CommandError("ban needs --reason TEXT");
  const operator = userInfo().username;
  const { reason } = values;
  return { command, email, reason, until: readUntil(values.until), operator };
};

const performDirectly = async (
  location: DatabaseLocation,
  order: OperatorOrder,
): Promise<OperatorAnswer> => {
  const database = await openDatabase(location);
  try {
    return await performOrder(database.db, order);
  } finally {
    await database.close();
  }
};

await runCommand(async () => {
  const order = readOrder();
  if (order === null) {
    console.log(USAGE);
    return;
  }
  const location = readDatabaseLocation(process.env);
  // The embedded database belongs to the server that runs on it: then that one is told.
  const told = location.url === undefined ? await sendOrder(location.dataDir, order) : undefined;
  const answer = told ?? (await performDirectly(location, order));
  if ("refused" in answer) throw new CommandError(answer.refused);
  for (const line of answer.lines) console.log(line);
});
