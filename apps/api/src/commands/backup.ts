import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError, requirePlace } from "@spellwright/commands";
import { writeBackup } from "../backup/write-backup.ts";
import { readDatabaseLocation } from "../config/config.ts";
import { copyDataFolder, openWithoutMigrations } from "../database/index.ts";
import { report } from "./report-progress.ts";
import { runCommand } from "./run-command.ts";

const readFile = async (): Promise<string> => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (values.to === undefined) throw new CommandError("usage: npm run backup -- --to FILE");
  await requirePlace("to", values.to);
  if (existsSync(values.to)) throw new CommandError(`--to: there is already a file ${values.to}`);
  return resolve(values.to);
};

/** A secret that the folder keeps. Null where the environment gives it. */
const keptSecret = (dataDir: string): string | null => {
  const file = join(dataDir, "secret");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
};

const backUpServer = async (url: string, file: string) => {
  const database = await openWithoutMigrations({ url });
  try {
    return await writeBackup(database, file, null);
  } finally {
    await database.close();
  }
};

/** The copy takes moments, the reading of it no time of the server. */
const backUpFolder = async (dataDir: string, file: string) => {
  const copy = mkdtempSync(join(dirname(file), ".spellwright-copy-"));
  try {
    await copyDataFolder(dataDir, copy);
    const database = await openWithoutMigrations({ dataDir: copy });
    try {
      return await writeBackup(database, file, keptSecret(dataDir));
    } finally {
      await database.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

await runCommand(async () => {
  const file = await readFile();
  const { url, ...folder } = readDatabaseLocation(process.env);
  const { tables, ledger } =
    "dataDir" in folder
      ? await backUpFolder(folder.dataDir, file)
      : await backUpServer(url ?? "", file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  report(`${file}: ${rows} rows of ${Object.keys(tables).length} tables`);
  report(`zaps: ${ledger.monthlyBalances} of the month, ${ledger.boughtBalances} bought`);
});
