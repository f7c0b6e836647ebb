import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError, requireFile } from "@spellwright/commands";
import { checkBackup, loadBackup } from "../backup/load-backup.ts";
import { restoreFolder } from "../backup/restore-folder.ts";
import { readDatabaseLocation } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";
import { openWithoutMigrations } from "../database/index.ts";
import { report } from "./report-progress.ts";
import { runCommand } from "./run-command.ts";

const readOptions = async () => {
  const { values } = parseArgs({
    options: { from: { type: "string" }, replace: { type: "boolean", default: false } },
  });
  if (values.from === undefined)
    throw new CommandError("usage: npm run restore -- --from FILE [--replace]");
  await requireFile("from", values.from);
  return { file: values.from, mayReplace: values.replace };
};

/** What is wrong with the file is told with its name. */
const check = (file: string) =>
  checkBackup(file).catch((error: unknown) => {
    throw error instanceof StartupError ? new CommandError(`${file} ${error.message}`) : error;
  });

const restoreServer = async (url: string, ...backup: readonly [string, Checked]) => {
  const database = await openWithoutMigrations({ url });
  try {
    await loadBackup(database, ...backup);
  } finally {
    await database.close();
  }
};

type Checked = Awaited<ReturnType<typeof checkBackup>>;

await runCommand(async () => {
  const { file, mayReplace } = await readOptions();
  const location = readDatabaseLocation(process.env);
  const checked = await check(file);
  if (location.url === undefined) {
    const aside = await restoreFolder(location.dataDir, file, checked, mayReplace);
    if (aside !== undefined) report(`the folder from before is now ${aside}`);
  } else await restoreServer(location.url, file, checked);
  const rows = Object.values(checked.end.tables).reduce((sum, table) => sum + table.rows, 0);
  report(`${rows} rows of ${checked.header.madeAt} are back; counts, checksums and ledger agree`);
});
