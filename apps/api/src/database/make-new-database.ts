import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { openDatabase } from "./open.ts";

/*
 * Makes the database that new data folders begin as, in the folder of the argument: the build calls it, so
 * that no first start waits for it.
 */
const [, , target = ""] = process.argv;

/** Nobody’s rows are in it: who runs the product may read it, also where another user built it (Dockerfile). */
const openToOthers = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToOthers(path);
    else chmodSync(path, 0o644);
  }
};

const making = mkdtempSync(`${target}-`);
try {
  await (await openDatabase({ dataDir: making })).close();
  openToOthers(join(making, "database"));
  renameSync(join(making, "database"), target);
} finally {
  rmSync(making, { recursive: true, force: true });
}
