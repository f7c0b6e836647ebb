import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { openDatabase } from "./open.ts";

/*
 * Makes the database that new data folders begin as, in the folder of the argument: the build calls it, so
 * that no first start waits for it.
 */
const [, , target = ""] = process.argv;
const making = mkdtempSync(`${target}-`);
try {
  await (await openDatabase({ dataDir: making })).close();
  renameSync(join(making, "database"), target);
} finally {
  rmSync(making, { recursive: true, force: true });
}
