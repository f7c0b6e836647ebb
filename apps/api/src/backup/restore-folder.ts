import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartupError } from "../config/startup-error.ts";
import { lockDataFolder, openWithoutMigrations } from "../database/index.ts";
import type { checkBackup } from "./load-backup.ts";
import { loadBackup } from "./load-backup.ts";

const holdsAnything = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/** Moves a data folder that nobody works on aside. Its new place. */
const moveAside = (folder: string): string => {
  const unlock = lockDataFolder(folder);
  const aside = `${folder}.replaced-${new Date().toISOString().replaceAll(":", "-")}`;
  unlock();
  renameSync(folder, aside);
  return aside;
};

/**
 * Makes a data folder of a back-up, beside its place, and puts it there when it is whole.
 *
 * @param mayReplace a folder that holds something is moved aside, never deleted
 * @returns where the folder from before is, if there was one
 * @throws StartupError when the folder holds something and may not be replaced, or is in use
 */
export const restoreFolder = async (
  dataDir: string,
  file: string,
  checked: Awaited<ReturnType<typeof checkBackup>>,
  mayReplace: boolean,
): Promise<string | undefined> => {
  const folder = resolve(dataDir);
  const isTaken = holdsAnything(folder);
  if (isTaken && !mayReplace)
    throw new StartupError(
      `DATA_DIR ${folder} holds something: name another folder, or move it aside with --replace`,
    );
  if (isTaken) lockDataFolder(folder)();
  const making = `${folder}.restoring`;
  rmSync(making, { recursive: true, force: true });
  const database = await openWithoutMigrations({ dataDir: making });
  try {
    await loadBackup(database, file, checked);
  } finally {
    await database.close();
  }
  if (checked.header.secret !== null)
    writeFileSync(join(making, "secret"), `${checked.header.secret}\n`, { mode: 0o600 });
  const aside = isTaken ? moveAside(folder) : undefined;
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  return aside;
};
